import { type FigureDrawing, lettering } from '../../figure-drawing.ts';
import { AuthorityAcross } from './authority-across.tsx';
import { AuthorityDown } from './authority-down.tsx';

/** A walk past six stops, and a band for each authority over the stops where its rules apply. */
export const authorityMap: FigureDrawing = {
  sizes: { wide: [720, 456], narrow: [360, 590] },
  draw: (size) =>
    size === 'wide' ? (
      <AuthorityAcross letters={lettering.wide} />
    ) : (
      <AuthorityDown letters={lettering.narrow} />
    ),
};
