import type { ReactElement } from 'react';

/** `wide` from 761 px on, `narrow` on phones: fewer marks, lettering that stays legible. */
export type FigureSize = 'wide' | 'narrow';

export type Extent = readonly [width: number, height: number];

/**
 * From where down the narrow arrangement a strip of it, three times as wide as high, says most; in
 * the drawing's units, which are 360 to its width.
 */
export type Detail = 0 | 15 | 30 | 45 | 60 | 75;

/** How a figure is drawn; `Data` is what an article orders it with, where it holds none of its own. */
export interface FigureDrawing<Data = undefined> {
  /** Width and height of each arrangement, in the drawing's units; of its data where they decide. */
  sizes: Record<FigureSize, Extent | ((data: Data) => Extent)>;
  detail?: Detail;
  draw: (size: FigureSize, data: Data) => ReactElement;
}

/** Lettering in units, so that it never shows below 10 px at the widths a drawing gets. */
export const lettering: Record<FigureSize, number> = { wide: 13, narrow: 15 };
