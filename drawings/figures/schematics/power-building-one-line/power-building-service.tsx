import { powerBuildingOneLineData } from '#electrical/figures/schematics/power-building-one-line.ts';
import { tenth } from '#electrical/tenth.ts';
import { Lines } from '../../../plot/plot.tsx';
import { Breaker } from '../../../symbols/breaker.tsx';
import { Device, ground, Round } from '../../../symbols/device.tsx';
import { ClosedDisconnect } from '../../../symbols/switch.tsx';
import {
  currentTransformerAcross,
  Transformer,
  voltageTransformerAcross,
  wye,
} from '../../../symbols/transformer.tsx';
import { across, ControlWire, down, Lettering, Wire } from '../../../symbols/wire.tsx';
import { type FigureSize, lettering } from '../../figure-drawing.ts';
import type { Places } from './power-building-places.ts';

/** Outdoors: line, primary meter, disconnect, switchgear, transformer with its neutral grounded. */
export function PowerBuildingService({ place, size }: { place: Places; size: FigureSize }) {
  const { utility, switchgear, transformer } = powerBuildingOneLineData;
  const { line, meter, disconnect, drop } = place;
  const letters = lettering[size];
  const rating = `${transformer.rating.toLocaleString('en-US')} kVA`;
  const impedance = `${transformer.impedance}%`;
  const above = line - 15;
  return (
    <>
      <Wire
        d={
          across(line, 0, drop, [disconnect, 14], [place.switchgear, 8]) +
          down(drop, line, place.main - 8, [place.transformer, 8])
        }
        weight={2.2}
        live
      />
      <Metering x={meter} y={line} size={size} />
      <g transform={`rotate(-90 ${disconnect} ${line})`}>
        <ClosedDisconnect x={disconnect} y={line - 14} live />
      </g>
      <Breaker x={place.switchgear} y={line} live />
      <Transformer x={drop} y={place.transformer} live />
      <Device
        d={wye(drop + 30, place.transformer + 7) + ground(drop + 30, place.transformer + 15)}
      />
      {size === 'wide' ? (
        <>
          <Lines
            x={0}
            y={line + letters + 8}
            size={letters}
            lines={[...utility.name.split(' '), utility.voltage]}
          />
          {[
            { x: meter, lines: ['PRIMARY METER', 'CT, VT'] },
            { x: disconnect, lines: ['DISCONNECT', 'VISIBLE GAP'] },
            { x: place.switchgear, lines: ['SWITCHGEAR', `${switchgear} kV CLASS`] },
          ].map((device) => (
            <Lines
              key={device.x}
              {...device}
              y={tenth(above - letters * 1.3)}
              size={letters}
              anchor="middle"
            />
          ))}
          <Lines
            x={drop - 30}
            y={place.transformer - 12}
            size={letters}
            anchor="end"
            lines={[`TRANSFORMER ${rating}`, transformer.voltages, `IMPEDANCE ${impedance}`]}
          />
        </>
      ) : (
        <>
          <Lettering x={0} y={line + letters + 8} size={letters} anchor="start">
            {utility.voltage}
          </Lettering>
          {[
            { x: meter, name: 'METER' },
            { x: disconnect, name: 'DISCONNECT' },
            { x: place.switchgear, name: `${switchgear} kV` },
          ].map(({ x, name }) => (
            <Lettering key={x} x={x} y={above} size={letters}>
              {name}
            </Lettering>
          ))}
          <Lines
            x={drop - 30}
            y={place.transformer}
            size={letters}
            anchor="end"
            lines={[`${rating} ${impedance}`, transformer.voltages]}
          />
        </>
      )}
    </>
  );
}

/** The meter hangs from a current transformer; a tap carries the voltage transformer. */
export function Metering({ x, y, size }: { x: number; y: number; size: FigureSize }) {
  const r = size === 'wide' ? 16 : 18;
  const below = y + r + 22;
  const tap = x + r + 28;
  return (
    <>
      <Wire d={`M${tap} ${y}V${below}H${x + r + 17}`} live />
      <ControlWire d={`M${x} ${y + 4}V${below - r}M${x + r + 7} ${below}H${x + r}`} />
      <Device d={currentTransformerAcross(x, y) + voltageTransformerAcross(x + r + 12, below)} />
      <Round x={x} y={below} r={r} size={lettering[size]}>
        kWh
      </Round>
    </>
  );
}
