import { Lamp } from '../parts/lamp.tsx';
import { Padmount } from '../parts/padmount.tsx';
import { Lines } from '../parts/part.tsx';
import { Breaker } from '../symbols/breaker.tsx';
import { Box, Device, Round } from '../symbols/device.tsx';
import { currentTransformerAcross, Transformer } from '../symbols/transformer.tsx';
import { across, ControlWire, down, Lettering, Wire } from '../symbols/wire.tsx';
import { Elevation, grade, letterSize } from './elevation.tsx';
import { EquipmentBuilding } from './equipment-building.tsx';
import { Pipe, Valve } from './piping.tsx';
import { PumpSet, pumpDischarge, pumpMotorX, pumpSuction } from './pump-set.tsx';

/**
 * A pump station: transformer, breaker, soft starter, motor. On their current transformer, 50 trips
 * the breaker and 49 stops the starter.
 */
export function PumpStation() {
  return (
    <Elevation
      far={[[150, 232, 46]]}
      near={[
        [-60, 14, 26],
        [296, 356, 22],
      ]}
      oneLine={
        <>
          <Wire
            d={
              down(service, grade, 248, [212, 8]) +
              across(248, service, motor - 18, [98, 8], [204, 20])
            }
          />
          <ControlWire d="M150 252V264.5M136.5 278H98V256M192.5 278H204V262" />
          <Transformer x={service} y={212} />
          <Breaker x={98} y={248} />
          <Device d={`${currentTransformerAcross(150, 248)}M163.5 278h2`} />
          <Round x={150} y={278} r={13.5} size={letterSize}>
            50
          </Round>
          <Round x={179} y={278} r={13.5} size={letterSize}>
            49
          </Round>
          <Box x={204} y={248} width={40} height={28} size={letterSize}>
            SS
          </Box>
          <Round x={motor} y={248} r={18} size={15}>
            M
          </Round>
          <Lettering x={84} y={230} anchor="start" quiet size={letterSize}>
            4.16 kV
          </Lettering>
        </>
      }
    >
      <Pipe d={`M${discharge[0]} ${discharge[1]}V92H400`} />
      <Lines
        d={`M390 ${grade}V97M384 ${grade}h12M383 97h14`}
        stroke="var(--structure)"
        strokeWidth="1.8"
      />
      <Pipe d={`M${suction[0]} ${suction[1]}H400`} />
      <Valve x={367} y={92} />
      <Valve x={383} y={suction[1]} />
      <EquipmentBuilding x={96} y={grade} width={118} />
      <PumpSet x={pumpLeft} y={grade} />
      <Padmount x={service} y={grade} scale={0.86} />
      <Lamp x={197} y={140} radius={26} />
    </Elevation>
  );
}

const service = 56;
const pumpLeft = 234;
const motor = pumpLeft + pumpMotorX;
const discharge = [pumpLeft + pumpDischarge[0], grade + pumpDischarge[1]] as const;
const suction = [pumpLeft + pumpSuction[0], grade + pumpSuction[1]] as const;
