import type { FigureDrawing } from '../../figure-drawing.ts';
import { ScopeAcross } from './scope-across.tsx';
import { ScopeDown } from './scope-down.tsx';

/**
 * From the utility's line to a pump. The line is live to the motor's terminals, where the scope ends:
 * the coupling beyond stands open, as it does while rotation is proved.
 */
export const scopeLine: FigureDrawing = {
  sizes: { wide: [720, 364], narrow: [360, 872] },
  draw: (size) => (size === 'wide' ? <ScopeAcross /> : <ScopeDown />),
};
