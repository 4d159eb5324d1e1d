import type { ReactElement } from 'react';
import type { MapRegion } from '../map/map-region.ts';

/** `wide` from 761 px on, `narrow` on phones: fewer marks, lettering that stays legible. */
export type FigureSize = 'wide' | 'narrow';

/** Width and height. */
export type Extent = readonly [width: number, height: number];

/**
 * From where down the narrow arrangement a strip of it, three times as wide as high, says most; in
 * the drawing's units, which are 360 to its width.
 */
export type Detail = 0 | 15 | 30 | 45 | 60 | 75;

/** How a drawing with its own data is made. */
export interface FigureDrawing {
  /** Width and height of each arrangement, in the drawing's units; calculated where its data decide. */
  sizes: Record<FigureSize, Extent | (() => Extent)>;
  /** From its top unless told. */
  detail?: Detail;
  /** A map shows the region of the service area. */
  draw: (size: FigureSize, region: MapRegion) => ReactElement;
}

/** Lettering in units, so that it never shows below 10 px at the widths a drawing gets. */
export const lettering: Record<FigureSize, number> = { wide: 13, narrow: 15 };
