import { Padmount } from '../parts/padmount.tsx';
import { Tanks } from '../parts/tanks.tsx';
import { Breaker } from '../symbols/breaker.tsx';
import { Round } from '../symbols/device.tsx';
import { SmallTransformer, Transformer } from '../symbols/transformer.tsx';
import { arrowDown, Bus, down, Lettering, Wire } from '../symbols/wire.tsx';
import { CustodyTransfer, HeaterTreater, VaporRecovery } from './battery-skids.tsx';
import { Elevation, grade, letterSize } from './elevation.tsx';
import { LightMast } from './light-mast.tsx';

/** A tank battery: transformer and bus, and a feeder each for vapor recovery, lighting and LACT. */
export function TankBattery() {
  return (
    <Elevation
      far={[
        [84, 150, 40],
        [348, 460, 34],
      ]}
      near={[
        [-40, 30, 24],
        [250, 300, 16],
      ]}
      oneLine={
        <>
          <Wire
            d={[
              down(service, grade, 240, [208, 8], [227, 6]),
              down(vapor, 240, 271, [257, 6]),
              down(lighting, 240, 294, [257, 6], [277, 7]),
              arrowDown(lighting, 294),
              down(custody, 240, 271, [257, 6]),
            ].join('')}
          />
          <Transformer x={service} y={208} />
          <Bus from={34} to={384} y={240} />
          <SmallTransformer x={lighting} y={277} />
          {[vapor, lighting, custody].map((x) => (
            <Breaker key={x} x={x} y={257} size={12} />
          ))}
          <Breaker x={service} y={227} size={12} />
          <Round x={vapor} y={283} r={12.5} size={letterSize}>
            M
          </Round>
          <Round x={custody} y={283} r={12.5} size={letterSize}>
            M
          </Round>
          <Lettering x={vapor + 12} y={262} anchor="start" quiet size={letterSize}>
            VRU
          </Lettering>
          <Lettering x={lighting + 12} y={262} anchor="start" quiet size={letterSize}>
            LIGHTS
          </Lettering>
          <Lettering x={custody - 12} y={262} anchor="end" quiet size={letterSize}>
            LACT
          </Lettering>
        </>
      }
    >
      <LightMast x={lighting} y={grade} />
      <HeaterTreater x={168} y={grade} scale={0.86} />
      <Tanks x={194} y={grade} count={3} scale={1.16} />
      <VaporRecovery x={vapor} y={grade} />
      <CustodyTransfer x={custody} y={grade} />
      <Padmount x={service} y={grade} scale={0.8} />
    </Elevation>
  );
}

const service = 56;
const vapor = 118;
const lighting = 220;
const custody = 356;
