/** One of the sizes in which every diorama is served. */
export interface PictureSize {
  /** Width in pixels. */
  width: number;
  /** Byte limit of the AVIF file. */
  atMost: number;
  /** AVIF quality at which the search starts. */
  quality: number;
}

/** Picture sizes for wide screens, phones and cards, in this order. */
export const pictureSizes: readonly PictureSize[] = [
  { width: 1600, atMost: 90 * 1024, quality: 58 },
  { width: 800, atMost: 26 * 1024, quality: 42 },
  { width: 400, atMost: 8 * 1024, quality: 42 },
];

/** Picture formats, smaller files first. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** Byte limit of a WebP file as a multiple of the AVIF file. WebP is the fallback for browsers without AVIF. */
export const webpAllowance = 1.6;

/** RGB background colors of the page, used to fill the transparent areas of pictures. */
export const grounds = { day: [0xf2, 0xf4, 0xf1], night: [0x0c, 0x12, 0x10] } as const;

export type Mode = keyof typeof grounds;

export const modes = ['day', 'night'] as const satisfies readonly Mode[];

/** Byte limit of all pictures together. */
export const allAtMost = 12 * 1024 * 1024;
