import { tenth } from '#electrical/tenth.ts';
import { Lines } from '../../../plot/plot.tsx';
import { wrap } from '../../../plot/wrap.ts';
import { type FigureSize, lettering } from '../../figure-drawing.ts';

export interface Place {
  x: number;
  y: number;
}

/** The radius of a party's mark. */
export const party = 5.5;

/** Places on a circle, evenly, clockwise from the top. */
export function placesOnRing(count: number, middle: Place, radius: number): Place[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    return {
      x: tenth(middle.x + radius * Math.sin(angle)),
      y: tenth(middle.y - radius * Math.cos(angle)),
    };
  });
}

/** The parties' marks, their names outward of them, a word on a line. */
export function Ring({
  parties,
  places,
  middle,
  size,
  gone,
}: {
  parties: readonly string[];
  places: readonly Place[];
  middle: Place;
  size: FigureSize;
  /** The one that has moved to the middle. */
  gone?: string;
}) {
  const letters = lettering[size];
  return (
    <>
      {parties.map((name, index) => {
        const { x, y } = places[index] ?? middle;
        const lines = wrap(name, 1);
        const side = Math.sign(Math.round(x - middle.x));
        const depth = (lines.length - 1) * letters * 1.3;
        // Names at the top and at the bottom stand clear of the ring, the others beside it.
        const lift = side ? depth / 2 - letters * 0.35 : y < middle.y ? depth + 13 : -letters - 11;
        return (
          <g key={name}>
            {name !== gone && <circle cx={x} cy={y} r={party} fill="var(--ink)" />}
            <Lines
              x={tenth(x + side * 13)}
              y={tenth(y - lift)}
              size={letters}
              anchor={side ? (side > 0 ? 'start' : 'end') : 'middle'}
              quiet={name === gone}
              lines={lines}
            />
          </g>
        );
      })}
    </>
  );
}
