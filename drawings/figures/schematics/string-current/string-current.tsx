import type { FigureDrawing } from '../../figure-drawing.ts';
import { StringAcross } from './string-across.tsx';
import { StringDown } from './string-down.tsx';

/** Turbines on one feeder: current adds up segment by segment, and the line grows with it. */
export const stringCurrent: FigureDrawing = {
  sizes: { wide: [720, 268], narrow: [360, 556] },
  draw: (size) => (size === 'wide' ? <StringAcross /> : <StringDown />),
};
