/** The sizes of the icons that the web manifest names. */
export const iconSizes = [192, 512] as const;

/** Where the icon of this size lies. */
export const iconAddress = (size: number) => `/icons/${size}.png`;
