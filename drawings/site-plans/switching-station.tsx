import { linePath, type Point } from '../parts/polyline.ts';
import { Outline, rectangle, Work, Yard } from './sheet-parts.tsx';

/**
 * Where the route meets the grid: a ring bus inside its own fence. Each line drops from its dead
 * end to a corner of the ring; a corner without a line needs no breaker on the side that follows.
 */
export function SwitchingStation({
  at: [x, y],
  existing,
  ours,
}: {
  at: Point;
  existing: readonly Point[];
  ours: Point;
}) {
  const corners = [
    { node: [x - 8, y - 8], side: [x, y - 8] },
    { node: [x + 8, y - 8], side: [x + 8, y] },
    { node: [x + 8, y + 8], side: [x, y + 8] },
    { node: [x - 8, y + 8], side: [x - 8, y] },
  ] satisfies { node: Point; side: Point }[];
  const nodeOf = ([endX, endY]: Point): Point => [
    endX < x ? x - 8 : x + 8,
    endY < y ? y - 8 : y + 8,
  ];
  const lead = (end: Point) => linePath([end, nodeOf(end)]);
  const used = new Set([...existing, ours].map((end) => String(nodeOf(end))));
  const breakers = corners.filter(({ node }) => used.has(String(node)));
  return (
    <>
      <Yard d={rectangle(x - 19, y - 19, 38, 38)} />
      <Work d={rectangle(x - 8, y - 8, 16, 16) + existing.map(lead).join('')} />
      <path
        d={lead(ours)}
        stroke="var(--hot-line)"
        vectorEffect="non-scaling-stroke"
        strokeWidth="2.2"
      />
      <Outline
        d={breakers
          .map(({ side }) => rectangle((side[0] ?? 0) - 2.5, (side[1] ?? 0) - 2.5, 5, 5))
          .join('')}
      />
    </>
  );
}
