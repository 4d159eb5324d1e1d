import { Breaker } from '../one-line/breaker.tsx';
import { Box, Device, Round } from '../one-line/device.tsx';
import { fuse } from '../one-line/switch.tsx';
import { currentTransformerAcross, TransformerAcross } from '../one-line/transformer.tsx';
import { across, ControlWire, Lettering, Wire } from '../one-line/wire.tsx';
import { Padmount } from '../parts/padmount.tsx';
import { Pumpjack } from '../parts/pumpjack.tsx';
import { Tanks } from '../parts/tanks.tsx';
import { DriveCabinet } from './drive-cabinet.tsx';
import { Elevation, grade } from './elevation.tsx';
import { LightMast } from './light-mast.tsx';
import { RiserPole, riserOffset } from './riser-pole.tsx';

/** A well: riser pole, fuse, transformer, drive, and the motor of the pumping unit over its symbol. */
export function Production() {
  return (
    <Elevation
      far={[
        [-40, 58, 40],
        [262, 336, 34],
      ]}
      near={[[160, 226, 20]]}
      oneLine={
        <>
          <Wire d={`M${riser} ${grade}V250H74${across(250, 90, 312, [126, 8], [182, 24])}`} />
          <Device d={fuse(riser, 216) + currentTransformerAcross(236, 250)} />
          <TransformerAcross x={82} y={250} />
          <Breaker x={126} y={250} />
          <Box x={182} y={250} width={48} height={30}>
            VFD
          </Box>
          <ControlWire d="M236 254V270" />
          <Round x={236} y={282} r={12}>
            49
          </Round>
          <Round x={327} y={250} r={15}>
            M
          </Round>
          <Lettering x={riser + 10} y={218} anchor="start" quiet>
            25 kV
          </Lettering>
          <Lettering x={126} y={232} quiet>
            480 V
          </Lettering>
        </>
      }
    >
      <LightMast x={344} y={grade} scale={0.66} />
      <Tanks x={352} y={grade} count={2} scale={0.72} stairs={false} />
      <Pumpjack x={136} y={grade} scale={0.95} tilt={6} />
      <Padmount x={82} y={grade} scale={0.8} />
      <DriveCabinet x={114} y={grade} />
      <RiserPole x={pole} y={grade} side={-1} edge={0} />
    </Elevation>
  );
}

const pole = 42;
const riser = pole - riserOffset;
