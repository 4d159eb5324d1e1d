import { Padmount } from '../parts/padmount.tsx';
import { WindTurbine } from '../parts/wind-turbine.tsx';
import { Breaker } from '../symbols/breaker.tsx';
import { Box, Device, ground, Round } from '../symbols/device.tsx';
import { arrester, ClosedDisconnect } from '../symbols/switch.tsx';
import { SmallTransformer } from '../symbols/transformer.tsx';
import { Bus, down, Lettering, Wire } from '../symbols/wire.tsx';
import { Elevation, grade, letterSize } from './elevation.tsx';
import { JunctionCabinet } from './remote-power.tsx';
import { RiserPole, riserOffset } from './riser-pole.tsx';

/**
 * Wind collection: breakers and transformers at the turbines, the collector, a junction cabinet, and
 * the riser with its arrester and gang-operated switch.
 */
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
                (x) =>
                  `M${x} ${grade}v5M${x + 13} 207H${x + 18}M${x + 29} 207H${x + 38}V221${down(x + 38, 235, 268)}`,
              ),
              `M220 268H238M270 268H${riser}V${grade}M${riser} 235h22`,
            ].join('')}
          />
          {turbines.map((x) => (
            <g key={x}>
              <Round x={x} y={207} r={13} size={letterSize}>
                G
              </Round>
              <Breaker x={x + 23.5} y={207} size={11} />
              <SmallTransformer x={x + 38} y={228} />
            </g>
          ))}
          <Bus from={34} to={220} y={268} />
          <Box x={254} y={268} width={32} height={24} size={letterSize}>
            JB
          </Box>
          <ClosedDisconnect x={riser} y={198} />
          <Device d={`${arrester(riser + 22, 235)}${ground(riser + 22, 257)}`} />
          <Lettering x={riser - 10} y={217} anchor="end" quiet size={letterSize}>
            89
          </Lettering>
          <Lettering x={34} y={289} anchor="start" quiet size={letterSize}>
            34.5 kV collector
          </Lettering>
        </>
      }
    >
      <WindTurbine x={240} y={185} scale={0.5} angle={18} far />
      <WindTurbine x={308} y={185} scale={0.42} angle={80} far />
      <WindTurbine x={turbines[1]} y={grade} scale={0.92} angle={52} />
      <WindTurbine x={turbines[0]} y={grade} scale={0.98} angle={8} />
      <Padmount x={turbines[0] + 38} y={grade} scale={0.64} />
      <Padmount x={turbines[1] + 38} y={grade} scale={0.64} />
      <JunctionCabinet x={254} y={grade} />
      <RiserPole x={riser - riserOffset} y={grade} side={1} edge={400} device="switch" />
    </Elevation>
  );
}

const turbines = [72, 172] as const;
const riser = 353;
