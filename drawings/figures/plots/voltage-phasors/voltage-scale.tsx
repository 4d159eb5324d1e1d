import { Area, Trace } from '../../../plot/plot.tsx';
import { linear } from '../../../plot/scale.ts';
import { Device } from '../../../symbols/device.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import { lettering } from '../../figure-drawing.ts';

/** The band alone, tall enough to read volts: the readings, their average, the largest deviation. */
export function VoltageScale({
  nominal,
  low,
  high,
  phasors,
  average,
  deviation,
  percent,
}: {
  nominal: number;
  low: number;
  high: number;
  phasors: readonly { phases: string; volts: number; tone: 'live' | 'plain' }[];
  average: number;
  deviation: number;
  percent: number;
}) {
  const size = lettering.wide;
  const y = linear([low, high], [308, 56]);
  const [farthest] = phasors;
  return (
    <>
      <Area d={`M${left} ${y(low)}V${y(high)}H${right}V${y(low)}z`} tone="plain" />
      <Trace
        d={`M${left} ${y(high)}H${right}M${left} ${y(low)}H${right}`}
        tone="quiet"
        weight={1}
      />
      <Device d={`M${left} ${y(nominal)}H${right}`} weight={1} />
      <Device d={`M${left} ${y(high)}V${y(low)}`} />
      {[high, nominal, low].map((volts) => (
        <Lettering key={volts} x={left - 8} y={y(volts) + 5} size={size} anchor="end" quiet>
          {volts}
        </Lettering>
      ))}
      {phasors.map(({ phases, volts, tone }) => (
        <g key={phases}>
          <Trace d={`M${left} ${y(volts)}H${right}`} tone={tone} />
          <Lettering x={right + 8} y={y(volts) + 5} size={size} anchor="start">
            {phases} {volts}
          </Lettering>
        </g>
      ))}
      {farthest && (
        <path
          d={`M${left} ${y(farthest.volts)}V${y(average)}`}
          stroke="var(--hot-line)"
          strokeWidth="6"
        />
      )}
      <Lettering x={left - 8} y={y(high) - 24} size={size} anchor="end" quiet>
        VOLTS
      </Lettering>
      <Lettering x={end} y={360} size={size} anchor="end" quiet>
        UNBALANCE
      </Lettering>
      <Lettering x={end} y={380} size={size} anchor="end">
        {round(deviation)} ÷ {round(average)} = {round(percent)}%
      </Lettering>
    </>
  );
}

const [left, right, end] = [438, 486, 548];

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
