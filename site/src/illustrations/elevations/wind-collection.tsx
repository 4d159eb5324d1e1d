import { Box, Device, ground, Round } from '../one-line/device.tsx';
import { arrester } from '../one-line/switch.tsx';
import { SmallTransformer } from '../one-line/transformer.tsx';
import { Bus, down, Lettering, Wire } from '../one-line/wire.tsx';
import { Padmount } from '../parts/padmount.tsx';
import { WindTurbine } from '../parts/wind-turbine.tsx';
import { Elevation, grade } from './elevation.tsx';
import { JunctionCabinet } from './remote-power.tsx';
import { RiserPole, riserOffset } from './riser-pole.tsx';

/** Wind collection: transformers at the turbines, the collector, a junction cabinet, the riser. */
export function WindCollection() {
  return (
    <Elevation
      hatching={100}
      far={[
        [-60, 30, 38],
        [208, 320, 34],
      ]}
      near={[
        [110, 150, 20],
        [350, 460, 18],
      ]}
      oneLine={
        <>
          <Wire
            d={[
              ...turbines.map(
                (x) => `M${x} ${grade}v5M${x + 12} 207H${x + 36}V221${down(x + 36, 235, 268)}`,
              ),
              `M232 268H252M284 268H${riser}V${grade}`,
            ].join('')}
          />
          {turbines.map((x) => (
            <g key={x}>
              <Round x={x} y={207} r={12}>
                G
              </Round>
              <SmallTransformer x={x + 36} y={228} />
            </g>
          ))}
          <Bus from={34} to={232} y={268} />
          <Box x={268} y={268} width={32} height={24}>
            JB
          </Box>
          <Device d={`M${riser} 212h20${arrester(riser + 20, 212)}${ground(riser + 20, 234)}`} />
          <Lettering x={34} y={287} anchor="start" quiet>
            34.5 kV collector
          </Lettering>
        </>
      }
    >
      <WindTurbine x={240} y={185} scale={0.5} angle={18} far />
      <WindTurbine x={308} y={185} scale={0.42} angle={80} far />
      <WindTurbine x={turbines[1]} y={grade} scale={0.92} angle={52} />
      <WindTurbine x={turbines[0]} y={grade} scale={0.98} angle={8} />
      <Padmount x={turbines[0] + 36} y={grade} scale={0.64} />
      <Padmount x={turbines[1] + 36} y={grade} scale={0.64} />
      <JunctionCabinet x={268} y={grade} />
      <RiserPole x={riser - riserOffset} y={grade} side={1} edge={400} />
    </Elevation>
  );
}

const turbines = [72, 172] as const;
const riser = 353;
