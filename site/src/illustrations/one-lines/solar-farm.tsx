import { grade } from '../elevations/elevation.tsx';
import { Breaker } from '../one-line/breaker.tsx';
import { Device } from '../one-line/device.tsx';
import { converter, photovoltaic } from '../one-line/direct-current.tsx';
import { SmallTransformer } from '../one-line/transformer.tsx';
import { Bus, down, Lettering, Wire } from '../one-line/wire.tsx';
import { GradeLine } from '../parts/grade-line.tsx';
import { letterSize, StepUp } from './step-up.tsx';

/**
 * A solar farm below grade: strings into inverters, each behind its transformer on the 34.5 kV
 * collector, and the way to the grid.
 */
export function SolarFarm() {
  return (
    <>
      <GradeLine from={0} to={400} y={grade} pitch={120} />
      <Wire
        d={inverters
          .map((x) => `${down(x, bus, 265, [234, 5.5], [251, 7])}M${x - 13} 278H${x - 24}`)
          .join('')}
      />
      {inverters.map((x) => (
        <g key={x}>
          <Breaker x={x} y={234} size={11} />
          <SmallTransformer x={x} y={251} />
          <Device d={converter(x, 278, 'dc', 'ac') + photovoltaic(x - 37, 278)} />
        </g>
      ))}
      <Bus from={24} to={208} y={bus} />
      <StepUp from={208} y={bus} />
      <Lettering x={40} y={208} anchor="start" quiet size={letterSize}>
        34.5 kV
      </Lettering>
    </>
  );
}

const bus = 216;
const inverters = [76, 168] as const;
