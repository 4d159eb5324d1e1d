import { type Point, round } from './geometry.ts';
import { Lines } from './part.tsx';

/**
 * Protective grounds where people work: a clamp on every conductor, jumpers from one to the next,
 * and a lead from the last to a bar on the pole, which the pole's ground bonds to earth.
 */
export function GroundSet({ clamps, bar: [x, y], scale = 1 }: GroundSetProps) {
  const jumpers = clamps
    .slice(1)
    .map(([cx, cy], i) => {
      const [px, py] = clamps[i] ?? [cx, cy];
      return `Q${round((px + cx) / 2)} ${round(Math.max(py, cy) + 16 * scale)} ${round(cx)} ${round(cy)}`;
    })
    .join('');
  const [from, last] = [clamps[0] ?? [x, y], clamps.at(-1) ?? [x, y]];
  // The lead comes down on the last clamp's side of the pole.
  const away = last[0] < x ? -scale : scale;
  return (
    <g stroke="var(--ink)">
      <Lines
        d={`M${from.map(round).join(' ')}${jumpers}C${round(last[0] + 5 * away)} ${round(last[1] + 18 * scale)} ${round(x + 12 * away)} ${round(y + 2 * scale)} ${round(x)} ${round(y)}`}
        strokeWidth="1.3"
      />
      <Lines
        d={`${clamps.map(([cx, cy]) => `M${round(cx)} ${round(cy - 2 * scale)}v${round(5 * scale)}`).join('')}M${round(x - 3.6 * scale)} ${round(y)}h${round(7.2 * scale)}`}
        strokeWidth="3"
      />
    </g>
  );
}

type GroundSetProps = { clamps: readonly Point[]; bar: Point; scale?: number };
