/** A size in which every diorama is served, with the largest size of its AVIF in bytes. */
export interface PictureSize {
  width: number;
  atMost: number;
  /** Quality at which the search starts. */
  quality: number;
}

/** Sizes for wide screens, phones and cards. */
export const pictureSizes: readonly PictureSize[] = [
  { width: 1600, atMost: 90 * 1024, quality: 58 },
  { width: 800, atMost: 26 * 1024, quality: 42 },
  { width: 400, atMost: 8 * 1024, quality: 42 },
];

/** The formats of every size, the smaller one first. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** Largest size of a WebP relative to its AVIF. WebP is for browsers without AVIF. */
export const webpAllowance = 1.6;

/** Background colors of the page, which fill the transparent parts of pictures. */
export const grounds = { day: [0xf2, 0xf4, 0xf1], night: [0x0c, 0x12, 0x10] } as const;

export type Mode = keyof typeof grounds;

/** Every scene is rendered by day and at night. */
export const modes = ['day', 'night'] as const satisfies readonly Mode[];

/** Largest total size of all pictures, in bytes. */
export const allAtMost = 12 * 1024 * 1024;
