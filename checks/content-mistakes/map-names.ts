import { MissingContent, region } from '../site/content.ts';
import type { Mistake } from './mistake.ts';

const [name] = region.names?.wide ?? [];
if (!name) throw new MissingContent('content/region.yaml has no names on the map');

const place = `x: ${name.x}\n      y: ${name.y}`;

/** Mistakes in the names on the map, and a map with only some of its parts. */
export const mistakes: Mistake[] = [
  {
    file: 'region.yaml',
    from: place,
    to: 'x: 790\n      y: 66',
    message:
      /names\.wide\[0\]: .+ is not entirely inside the map, which has x from 0 to 760 and y from 0/,
  },
  {
    file: 'region.yaml',
    from: place,
    to: 'x: 150\n      y: 731',
    message:
      /names\.wide\[0\]: .+ overlaps the scale bar, which covers x from 98 to \d+ and y from/,
  },
  {
    file: 'region.yaml',
    from: /^ring:\n( .*\n)+/m,
    to: '',
    message: /region\.yaml:1 ring: missing; add it, or remove all three of ring, degrees and names/,
  },
];
