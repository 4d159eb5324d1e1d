import type { ReactElement } from 'react';
import { type ServiceDrawing, serviceDrawings } from '#electrical/station/service-drawings.ts';
import { NarrowYardOneLine } from './narrow-yard-one-line.tsx';
import { YardOneLine } from './yard-one-line.tsx';

/** The one-line of the yard in each of its states, across a page and upright for a phone. */
export const yardLines = Object.fromEntries(
  serviceDrawings.map((drawing) => [
    drawing,
    {
      wide: <YardOneLine drawing={drawing} />,
      narrow: <NarrowYardOneLine drawing={drawing} />,
    },
  ]),
) as Record<ServiceDrawing, Record<'wide' | 'narrow', ReactElement>>;
