import { grade } from '../elevations/elevation.tsx';
import { Breaker } from '../one-line/breaker.tsx';
import { Device } from '../one-line/device.tsx';
import { converter } from '../one-line/direct-current.tsx';
import { SmallTransformer } from '../one-line/transformer.tsx';
import { Bus, down, Wire } from '../one-line/wire.tsx';
import { GradeLine } from '../parts/grade-line.tsx';
import { StepUp } from './step-up.tsx';

/**
 * Battery storage below grade: containers behind power conversion and a transformer each, the
 * switchgear's bus, and the main transformer to the grid.
 */
export function BatteryStorage() {
  return (
    <>
      <GradeLine from={0} to={400} y={grade} pitch={120} />
      <Wire
        d={strings
          .map((x) => `${down(x, bus, 265, [234, 5.5], [251, 7])}M${x + 13} 278H${x + 30}`)
          .join('')}
      />
      {strings.map((x) => (
        <g key={x}>
          <Breaker x={x} y={234} size={11} />
          <SmallTransformer x={x} y={251} />
          <Device d={converter(x, 278, 'ac', 'dc') + sideways(x + 30, 278)} />
        </g>
      ))}
      <Bus from={24} to={208} y={bus} />
      <StepUp from={208} y={bus} />
    </>
  );
}

const bus = 216;
const strings = [46, 150] as const;

/** A battery at the end of a horizontal conductor: two cells, long plate positive. */
function sideways(x: number, y: number): string {
  return [0, 6, 12, 18]
    .map((at, index) => (index % 2 === 0 ? `M${x + at} ${y - 9}v18` : `M${x + at} ${y - 4.5}v9`))
    .join('');
}
