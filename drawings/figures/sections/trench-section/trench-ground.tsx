import { Stroke } from '../../../symbols/stroke.tsx';
import { rock, sand } from './ground-patterns.ts';
import type { TrenchFrame } from './trench-frame.ts';
import type { TrenchLabel } from './trench-labels.ts';

/** The rock around the trench, the fine material around the cables, and the lines of the layers. */
export function TrenchGround({
  frame: { x, y, inch, letters, left, right, depth, feeders, cable, duct, ground, size },
  labels,
}: {
  frame: TrenchFrame;
  labels: readonly TrenchLabel[];
}) {
  const [grade, floor] = [y(0), y(depth.floor)];
  const band = size === 'wide' ? 54 : 24;
  const round = [
    ...feeders.map((at) => [at, depth.cables + 2 * cable * 0.93, cable * 2.15] as const),
    [duct.at, depth.bed - duct.radius, duct.radius + 0.3] as const,
    [ground.at, depth.bed - ground.radius, ground.radius + 0.3] as const,
  ];
  const clear = (px: number, py: number) =>
    labels.every(
      (label) =>
        Math.abs(px - label.x) > label.text.length * letters * 0.3 + 5 ||
        py > label.y + 4 ||
        py < label.y - letters,
    ) && round.every(([at, down, radius]) => Math.hypot(px - x(at), py - y(down)) > radius * inch);
  const between = (from: number, to: number) => (px: number) => px > from && px < to;
  return (
    <>
      <Stroke
        d={
          [left - band, right + 4]
            .map((from) =>
              rock(between(from - 1, from + band - 2), {
                left: from,
                right: from + band,
                top: grade + 6,
                bottom: floor + 4,
              }),
            )
            .join('') +
          rock(between(left - band, right + band), {
            left: left - band,
            right: right + band,
            top: floor + 6,
            bottom: floor + 18,
          })
        }
        stroke="var(--line-2)"
      />
      <path
        d={sand(clear, {
          left: left + 2,
          right: right - 2,
          top: y(depth.fine) + 2,
          bottom: floor - 1,
        })}
        stroke="var(--ink-3)"
        strokeWidth="1.2"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={`M${left} ${y(depth.fine)}H${right}M${left} ${y(depth.bed)}H${right}`}
        stroke="var(--ink-3)"
        vectorEffect="non-scaling-stroke"
      />
      <Stroke d={`M${left} ${grade}V${floor}H${right}V${grade}`} stroke="var(--ink)" weight={1.7} />
      <path
        d={size === 'wide' ? `M0 ${grade}H720` : `M0 ${grade}H360`}
        stroke="var(--ink)"
        strokeWidth="2.5"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={feeders.map((at) => `M${x(at - 3)} ${y(depth.tape)}h${x(3) - x(-3)}`).join('')}
        stroke="var(--ink)"
        strokeWidth="3"
        strokeDasharray="6 3"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}
