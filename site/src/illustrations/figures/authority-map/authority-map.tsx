import { type FigureDrawing, lettering } from '../figure-drawing.ts';
import { AuthorityAcross } from './authority-across.tsx';
import { AuthorityDown } from './authority-down.tsx';
import { authorityMapData } from './authority-map-data.ts';

/** A walk past six stops, and a band for each authority over the stops where its rules apply. */
export const authorityMap: FigureDrawing = {
  sizes: { wide: [720, 456], narrow: [360, 590] },
  draw: (size) =>
    size === 'wide' ? (
      <AuthorityAcross data={authorityMapData} letters={lettering.wide} />
    ) : (
      <AuthorityDown data={authorityMapData} letters={lettering.narrow} />
    ),
};
