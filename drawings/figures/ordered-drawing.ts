import type { ReactElement } from 'react';
import type { Extent, FigureSize } from './figure-drawing.ts';
import type { FigureData, OrderedDrawingName } from './ordered-data.ts';

/** How a drawing is made from the data that an article orders it with. */
export interface OrderedDrawing<Name extends OrderedDrawingName> {
  /** Width and height of each arrangement, in the drawing's units; of its data where they decide. */
  sizes: Record<FigureSize, Extent | ((data: FigureData<Name>) => Extent)>;
  draw: (data: FigureData<Name>, size: FigureSize) => ReactElement;
}
