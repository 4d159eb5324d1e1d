import { Padmount } from '../parts/padmount.tsx';
import { Pumpjack } from '../parts/pumpjack.tsx';
import { Tanks } from '../parts/tanks.tsx';
import { Breaker } from '../symbols/breaker.tsx';
import { Box, Device, ground, Round } from '../symbols/device.tsx';
import { arrester, fuse } from '../symbols/switch.tsx';
import { TransformerAcross } from '../symbols/transformer.tsx';
import { across, ControlWire, Lettering, Wire } from '../symbols/wire.tsx';
import { DriveCabinet } from './drive-cabinet.tsx';
import { Elevation, grade, letterSize } from './elevation.tsx';
import { RiserPole, riserOffset } from './riser-pole.tsx';

/**
 * A well: riser pole with fuse and arrester, transformer, breaker, drive with its overload
 * protection, and the motor of the pumping unit over its symbol.
 */
export function Production() {
  return (
    <Elevation
      far={[[-40, 58, 40]]}
      near={[]}
      oneLine={
        <>
          <Wire
            d={`M${riser} ${grade}V250H74M${riser} 221H14${across(250, 90, 312, [126, 8], [182, 24])}`}
          />
          <Device d={fuse(riser, 206) + arrester(14, 221) + ground(14, 243)} />
          <TransformerAcross x={82} y={250} />
          <Breaker x={126} y={250} />
          <Box x={182} y={250} width={48} height={30} size={letterSize}>
            VFD
          </Box>
          <ControlWire d="M182 265V282H223" />
          <Round x={236} y={282} r={13} size={letterSize}>
            49
          </Round>
          <Round x={327} y={250} r={15} size={letterSize}>
            M
          </Round>
          <Lettering x={riser + 10} y={217} anchor="start" quiet size={letterSize}>
            25 kV
          </Lettering>
          <Lettering x={128} y={232} quiet size={letterSize}>
            480 V
          </Lettering>
        </>
      }
    >
      <Tanks x={352} y={grade} count={2} scale={0.72} stairs={false} />
      <Pumpjack x={136} y={grade} scale={0.95} tilt={6} />
      <RiserPole x={pole} y={grade} side={-1} edge={0} device="cutouts" />
      <Padmount x={82} y={grade} scale={0.8} />
      <DriveCabinet x={114} y={grade} />
    </Elevation>
  );
}

const pole = 42;
const riser = pole - riserOffset;
