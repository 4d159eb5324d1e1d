import { tenth } from '#electrical/tenth.ts';
import { Trace } from '../../../plot/plot.tsx';
import { pole, stopOutlines } from './authority-stops.ts';

/** The six stops over their grade line, and the power line that reaches the third of them. */
export function AuthorityElevation({
  left,
  right,
  grade,
  stop,
}: {
  left: number;
  right: number;
  grade: number;
  /** The width of one stop. */
  stop: number;
}) {
  const middle = (index: number) => tenth(left + (index + 0.5) * stop);
  const wire = grade - 90;
  // The operator's last pole stands at the near edge of the pad.
  const [service, last] = [middle(1), tenth(left + 2.12 * stop)] as const;
  const pins = [middle(0) - 14, middle(0) + 14, service - 14, service + 14, last - 14];
  return (
    <>
      {stopOutlines.map((d, index) => (
        <path
          key={d}
          d={d}
          transform={`translate(${middle(index) + (index === 2 ? 18 : 0)} ${grade})`}
          fill="none"
          stroke="var(--ink-3)"
          strokeWidth="1.2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path
        d={`${pole}M0-66h-14v18H0`}
        transform={`translate(${last} ${grade})`}
        fill="none"
        stroke="var(--ink-3)"
        strokeWidth="1.2"
        vectorEffect="non-scaling-stroke"
      />
      <Trace
        d={`${pins.reduce(
          (path, pin, i) =>
            `${path}Q${tenth(((pins[i - 1] ?? left) + pin) / 2)} ${wire + sag(i)} ${pin} ${wire}`,
          `M${left} ${wire + 3}`,
        )}L${last - 8} ${grade - 66}`}
        tone="live"
        weight={1.8}
      />
      <path
        d={`M${left} ${grade}H${right}`}
        stroke="var(--ink)"
        strokeWidth="2.5"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}

/** Spans hang; across a pole the conductor runs level. */
function sag(index: number): number {
  return index % 2 ? 0 : 10;
}
