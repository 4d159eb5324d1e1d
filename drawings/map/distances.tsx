import type { Point } from '../parts/polyline.ts';
import type { RegionMap } from './region-map.ts';
import type { MapSize } from './sizes.ts';

/** A line between two bases and how long it is on the ground. */
export type Span = { from: Point; to: Point; kilometers: number };

/** The middle of a span's figure: beside the line, below it. */
export function spanLabel({ from, to }: Span): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const off = (dx < 0 ? 13 : -13) / Math.hypot(dx, dy);
  return [
    Math.round((from[0] + to[0]) / 2 + dy * off),
    Math.round((from[1] + to[1]) / 2 - dx * off),
  ];
}

/** The ring's middle and, where there is room for figures, its radius with a tick every third. */
export function Radius({ map: { sizes, ring }, size }: { map: RegionMap; size: MapSize }) {
  const [from, to] = sizes[size].dimension;
  const [x, y] = ring.center.map(Math.round);
  const middle = <path d={`M${(x ?? 0) - 6} ${y}h12m-6-6v12`} strokeWidth="1.2" />;
  if (!from || !to) return middle;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [tx, ty] = [(-dy / ring.radius) * 6, (dx / ring.radius) * 6];
  const ticks = [1 / 3, 2 / 3]
    .map((part): Point => [from[0] + dx * part, from[1] + dy * part])
    .map(([px, py]) => segment([px - tx, py - ty], [px + tx, py + ty]))
    .join('');
  return (
    <>
      {middle}
      <path d={segment(from, to) + ticks} strokeWidth="1.2" />
    </>
  );
}

/** Figures along the lines between bases and along the radius. */
export function Distances({
  map: { sizes, region },
  spans,
}: {
  map: RegionMap;
  spans: readonly Span[];
}) {
  const { mono, dimension, dimensionLabel } = sizes.wide;
  const [from, to] = dimension;
  const figures = spans.map((span) => ({
    text: `${span.kilometers} km`,
    at: spanLabel(span),
    turn: slope(span.from, span.to),
  }));
  if (from && to && dimensionLabel) {
    figures.push({ text: `${region.ring.radiusKm} km`, at: dimensionLabel, turn: slope(from, to) });
  }
  return (
    <g
      fontFamily="var(--mono)"
      fontSize={mono}
      fontWeight="500"
      textAnchor="middle"
      fill="var(--ink-2)"
      stroke="var(--map-fill)"
      strokeWidth="4"
      paintOrder="stroke"
    >
      {figures.map(({ text, at, turn }) => (
        <text key={text} dy="4" transform={`translate(${at[0]} ${at[1]})rotate(${turn})`}>
          {text}
        </text>
      ))}
    </g>
  );
}

/** The angle of a line to read along, never upside down. */
function slope(from: Point, to: Point): number {
  return Math.round((Math.atan((to[1] - from[1]) / (to[0] - from[0])) * 1800) / Math.PI) / 10;
}

/** A straight line as a path. */
export function segment(from: Point, to: Point): string {
  const [x, y, endX, endY] = [...from, ...to].map((value) => Math.round(value * 10) / 10);
  return `M${x} ${y}L${endX} ${endY}`;
}
