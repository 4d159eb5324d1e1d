import { Breaker } from '../../../symbols/breaker.tsx';
import { Box, Device, ground, Round } from '../../../symbols/device.tsx';
import { ClosedDisconnect, fuse } from '../../../symbols/switch.tsx';
import { Transformer } from '../../../symbols/transformer.tsx';
import { across, Wire } from '../../../symbols/wire.tsx';
import { lettering } from '../../figure-drawing.ts';
import { Metering } from '../power-building-one-line/power-building-service.tsx';
import { along, bonds, earth, line, marks } from './scope-across-places.ts';
import { box, Neutral, PumpSet, Quiet, Terminal } from './scope-parts.tsx';

const { meter, service, transformer, gear, control, motor } = along;

/** The conductor from the utility to the motor with its devices, and grounding along the way. */
export function AcrossLine() {
  const drive = control + 14;
  const buses = [gear, control - 34].map((x) => `M${x} ${line - 24}V${line + 24}`).join('');
  return (
    <>
      <Quiet
        d={box(service, line, 37, 26) + box(gear, line, 34, 32) + box(control, line, 50, 32)}
      />
      <Grounding />
      <Wire d={across(line, 0, motor - 16, [transformer, 8], [drive, 26])} weight={2.2} live />
      <Metering x={meter} y={line} size="wide" />
      <g transform={`rotate(-90 ${service - 14} ${line})`}>
        <ClosedDisconnect x={service - 14} y={line - 14} live />
      </g>
      <g transform={`rotate(90 ${service + 20} ${line})`}>
        <Device d={fuse(service + 20, line)} />
      </g>
      <g transform={`rotate(90 ${transformer} ${line})`}>
        <Transformer x={transformer} y={line} live />
      </g>
      <Wire d={buses} weight={4} live />
      <Breaker x={gear - 20} y={line} size={14} live />
      <Breaker x={gear + 20} y={line} size={14} live />
      <Breaker x={control - 22} y={line} size={12} live />
      <Box x={drive} y={line} width={52} height={24} size={lettering.wide}>
        DRIVE
      </Box>
      <Terminal x={marks.first} y={line} />
      <Terminal x={marks.last} y={line} />
      <Round x={motor} y={line} r={16} size={lettering.wide}>
        M
      </Round>
      <PumpSet x={motor} y={line} length={720 - motor} />
    </>
  );
}

/** One conductor under the line, bonded to enclosures, neutral and motor frame, down to electrodes. */
function Grounding() {
  const electrodes = [bonds.service, bonds.gear, bonds.control];
  const drops = [26, 32, 32].map((half, i) => `M${electrodes[i]} ${line + half}V${earth + 10}`);
  return (
    <>
      <Quiet d={`${drops.join('')}M${bonds.service} ${earth}H${bonds.motor}V${line + 12.5}`} />
      <Neutral x={bonds.neutral} y={line + 20} to={earth} />
      <Device d={electrodes.map((x) => ground(x, earth + 10)).join('')} />
    </>
  );
}
