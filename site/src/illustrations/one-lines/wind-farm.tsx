import { grade } from '../elevations/elevation.tsx';
import { Breaker } from '../one-line/breaker.tsx';
import { Device, ground, Round } from '../one-line/device.tsx';
import { SmallTransformer } from '../one-line/transformer.tsx';
import { Bus, down, Lettering, Wire } from '../one-line/wire.tsx';
import { GradeLine } from '../parts/grade-line.tsx';
import { letterSize, StepUp } from './step-up.tsx';

/**
 * A wind farm below grade: generators behind their transformers on the 34.5 kV collector, a
 * grounding transformer, and the main transformer to the grid.
 */
export function WindFarm() {
  return (
    <>
      <GradeLine from={0} to={400} y={grade} pitch={120} />
      <Wire
        d={[
          ...turbines.map((x) => down(x, bus, 274, [234, 5.5], [251, 7])),
          down(grounding, bus, 274, [234, 5.5], [251, 7]),
        ].join('')}
      />
      <Device d={ground(grounding, 274)} />
      {[...turbines, grounding].map((x) => (
        <g key={x}>
          <Breaker x={x} y={234} size={11} />
          <SmallTransformer x={x} y={251} />
        </g>
      ))}
      {turbines.map((x) => (
        <Round key={x} x={x} y={286} r={12} size={letterSize}>
          G
        </Round>
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
const turbines = [44, 100] as const;
const grounding = 160;
