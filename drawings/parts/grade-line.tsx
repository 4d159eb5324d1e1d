import { round } from './geometry.ts';
import { Lines } from './part.tsx';

/** The grade line: the heavy line that a picture stands on, with tufts of earth hatching under it. */
export function GradeLine({
  from,
  to,
  y = 0,
  pitch = 120,
  weight = 2.5,
}: {
  from: number;
  to: number;
  y?: number;
  /** The distance from one tuft of hatching to the next. */
  pitch?: number;
  weight?: number;
}) {
  const tufts = [];
  for (let x = Math.ceil(from / pitch) * pitch; x < to - 40; x += pitch) {
    tufts.push(`M${round(x + 8)} ${y + 3.5}l-8 8m16-8l-8 8m16-8l-8 8m16-8l-8 8`);
  }
  return (
    <>
      <Lines d={tufts.join('')} stroke="var(--line-2)" />
      <Lines d={`M${from} ${y}H${to}`} stroke="var(--ink)" strokeWidth={weight} />
    </>
  );
}
