import { Breaker } from '../../../symbols/breaker.tsx';
import { Box, Device, ground, Round } from '../../../symbols/device.tsx';
import { ClosedDisconnect, fuse } from '../../../symbols/switch.tsx';
import {
  currentTransformer,
  Transformer,
  voltageTransformerAcross,
} from '../../../symbols/transformer.tsx';
import { ControlWire, down, Wire } from '../../../symbols/wire.tsx';
import { lettering } from '../../figure-drawing.ts';
import { along, axis, earth, marks } from './scope-down-places.ts';
import { box, Neutral, PumpSet, Quiet, Terminal } from './scope-parts.tsx';

const size = lettering.narrow;
const { meter, service, transformer, gear, control, motor } = along;

/** The conductor from the utility down to the motor with its devices, grounding left of it. */
export function DownLine() {
  const drive = control + 18;
  const buses = [gear, control - 32].map((y) => `M${axis - 24} ${y}H${axis + 24}`).join('');
  return (
    <>
      <Quiet
        d={box(axis, service, 28, 38) + box(axis, gear, 34, 38) + box(axis, control, 38, 42)}
      />
      <Grounding />
      <Wire d={down(axis, 0, motor - 16, [transformer, 8], [drive, 13])} weight={2.2} live />
      <MeterBeside />
      <ClosedDisconnect x={axis} y={service - 30} live />
      <Device d={fuse(axis, service + 20)} />
      <Transformer x={axis} y={transformer} live />
      <Wire d={buses} weight={4} live />
      <Breaker x={axis} y={gear - 22} size={14} live />
      <Breaker x={axis} y={gear + 22} size={14} live />
      <Breaker x={axis} y={control - 13} size={12} live />
      <Box x={axis} y={drive} width={58} height={26} size={size}>
        DRIVE
      </Box>
      <Terminal x={axis} y={marks.first} />
      <Terminal x={axis} y={marks.last} />
      <Round x={axis} y={motor} r={16} size={size}>
        M
      </Round>
      <g transform={`rotate(90 ${axis} ${motor})`}>
        <PumpSet x={axis} y={motor} length={112} />
      </g>
    </>
  );
}

/** The meter, fed by a current transformer from above and a voltage transformer from below its middle. */
function MeterBeside() {
  const [current, voltage] = [meter - 13, meter + 13];
  const middle = 56;
  return (
    <>
      <Wire d={`M${axis} ${voltage}H${axis - 27}`} live />
      <ControlWire
        d={`M${axis - 4} ${current}H${middle + 15}M${axis - 37} ${voltage}H${middle + 15}`}
      />
      <Device
        d={currentTransformer(axis, current, 'left') + voltageTransformerAcross(axis - 32, voltage)}
      />
      <Round x={middle} y={meter} r={20} size={size}>
        kWh
      </Round>
    </>
  );
}

/** One conductor beside the line, bonded to enclosures, neutral and motor frame; three electrodes. */
function Grounding() {
  const enclosures = [
    [service, 28],
    [gear, 34],
    [control, 38],
  ] as const;
  const neutral = { x: axis - 38, y: transformer + 10 };
  return (
    <>
      <Quiet
        d={`${enclosures.map(([y, half]) => `M${axis - half} ${y}H${earth - 15}v12`).join('')}M${neutral.x} ${neutral.y + 16}H${earth}M${earth} ${service}V${motor}H${axis - 16}`}
      />
      <Neutral {...neutral} to={neutral.y + 16} />
      <Device d={enclosures.map(([y]) => ground(earth - 15, y + 12)).join('')} />
    </>
  );
}
