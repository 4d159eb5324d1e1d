/** A size in which every diorama is served, and the most that its AVIF may weigh, in bytes. */
export interface PictureSize {
  width: number;
  atMost: number;
  /** Where the search for the best quality begins. */
  quality: number;
}

/** Wide screens, phones, cards. */
export const pictureSizes: readonly PictureSize[] = [
  { width: 1600, atMost: 90 * 1024, quality: 58 },
  { width: 800, atMost: 26 * 1024, quality: 42 },
  { width: 400, atMost: 8 * 1024, quality: 42 },
];

/** The formats of every size, the smaller one first. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** How much heavier than its AVIF a WebP may be: it is for browsers that know nothing newer. */
export const webpAllowance = 1.6;

/** The ground of the page under a picture, by which its edges are cleaned. */
export const grounds = { day: [0xf2, 0xf4, 0xf1], night: [0x0c, 0x12, 0x10] } as const;

export type Mode = keyof typeof grounds;

/** Both lights of every scene. */
export const modes = ['day', 'night'] as const satisfies readonly Mode[];

/** All pictures together, in bytes. */
export const allAtMost = 12 * 1024 * 1024;
