import type { FigureDrawing } from '../../figure-drawing.ts';
import { H2sAcross } from './h2s-scale-across.tsx';
import { H2sUpright } from './h2s-scale-upright.tsx';

/**
 * Hydrogen sulfide in air on a logarithmic scale: the limits for people, where it is immediately
 * dangerous, and how far beyond that it burns. It lies on wide screens and stands on phones.
 */
export const h2sScale: FigureDrawing = {
  sizes: { wide: [720, 308], narrow: [360, 540] },
  draw: (size) => (size === 'wide' ? <H2sAcross /> : <H2sUpright />),
};
