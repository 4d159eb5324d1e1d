import type { FigureDrawing } from '../../figure-drawing.ts';
import { TestsAcross } from './tests-across.tsx';
import { layDown, TestsDown } from './tests-down.tsx';

/** A cable's tests along a track: dead until it is turned over, dead again while it is tested. */
export const testSequence: FigureDrawing = {
  sizes: {
    wide: [720, 266],
    narrow: () => [360, layDown().height],
  },
  draw: (size) => (size === 'wide' ? <TestsAcross /> : <TestsDown />),
};
