import { tenth } from '#electrical/tenth.ts';
import { Dot } from '../../../plot/dot.tsx';
import { Trace } from '../../../plot/plot.tsx';
import { Lettering } from '../../../symbols/wire.tsx';

/** Savings and cost with the payback between them. */
export function PaybackGap({
  from,
  to,
  y,
  texts,
  size,
}: {
  from: number;
  to: number;
  y: number;
  texts: readonly [string, string, string];
  size: number;
}) {
  const [saved, payback, cost] = texts;
  const level = tenth(y + size * 0.35);
  return (
    <>
      <Trace d={`M${tenth(from + 5)} ${y}H${to}`} tone="live" weight={3} />
      <circle
        cx={from}
        cy={y}
        r="4.5"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
      <Dot x={to} y={y} />
      <Lettering x={tenth(from - 10)} y={level} size={size} anchor="end">
        {saved}
      </Lettering>
      <Lettering x={tenth((from + to) / 2)} y={tenth(y - size * 0.8)} size={size}>
        {payback}
      </Lettering>
      <Lettering x={tenth(to + 10)} y={level} size={size} anchor="start">
        {cost}
      </Lettering>
    </>
  );
}
