import { seededRandom } from '../parts/geometry.ts';
import { Lines } from '../parts/part.tsx';

/** Faint stars over the whole width, thinner toward the horizon; none by day. */
export function Stars({
  count,
  height,
  width = 2400,
  seed,
}: {
  count: number;
  height: number;
  width?: number;
  seed: number;
}) {
  const next = seededRandom(seed);
  const dots = Array.from({ length: count }, () => {
    const x = Math.round(next() * width);
    return `M${x} ${Math.round(next() * next() * height + 4)}h0`;
  });
  return (
    <Lines
      d={dots.join('')}
      stroke="var(--star)"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeOpacity=".55"
    />
  );
}
