import { kilovolts, station, written } from '#electrical/station/station.ts';
import { yardRatings } from '#electrical/station/yard-ratings.ts';
import { Breaker } from '../symbols/breaker.tsx';
import { Box, ground, Round } from '../symbols/device.tsx';
import { arrester, ClosedDisconnect } from '../symbols/switch.tsx';
import {
  delta,
  currentTransformer as ringsAround,
  Transformer,
  voltageTransformerAcross,
  wye,
} from '../symbols/transformer.tsx';
import { ControlWire } from '../symbols/wire.tsx';
import { figureWidth, Lines, type SheetSize, words } from './sheet-marks.tsx';

const { transformer, currentTransformer, devices } = yardRatings;
const { breaker, bus, lighting, lineSwitch, motorControl, pump } = station;

/** The station from its source to its loads, all closed, each device with its rating. */
export function StationOneLine({ size }: { size: SheetSize }) {
  const wide = size === 'wide';
  const width = figureWidth[size];
  const stem = width / 2;
  // The one for phones is lower; what is on the stem moves together.
  const y = (at: number) => Math.round(at * (wide ? 1 : 0.7));
  const barAt = y(300);
  const edge = wide ? 24 : 8;
  const relays = [0, 32, 64].map((further) => stem - (wide ? 100 : 74) - further);
  const vt = relays[2] ?? 0;
  const trips = y(150);
  const letters = wide ? 12.5 : 11;
  /** A name, and what it is rated under it. */
  const named = (
    x: number,
    at: number,
    name: string,
    rated?: string,
    looks: 'start' | 'middle' = 'start',
  ) => (
    <g key={`${x} ${at}`}>
      {words(x, at, name, looks)}
      {rated && words(x, at + 15, rated, `${looks} quiet`, letters)}
    </g>
  );
  const feeders = [
    {
      device: devices.lighting,
      rated: lighting.breaker,
      name: `${lighting.name}, ${lighting.kilovoltAmperes} kVA`,
      cable: lighting.cable,
    },
    { device: devices.motorControl, rated: motorControl.amperes, ...motorControl },
    {
      device: devices.pump,
      rated: pump.breaker,
      name: `${pump.name}, ${pump.horsepower} hp`,
      cable: pump.cable,
    },
  ].map((feeder, index) => ({ ...feeder, x: (width * (2 * index + 1)) / 6 - (wide ? 0 : 6) }));
  const [left = 0, middle = 0, right = 0] = feeders.map(({ x }) => x);
  return (
    <>
      <Lines
        tone="live"
        weight={2.4}
        d={`M${stem} 12V${y(38)}M${stem} ${y(38) + 28}V${trips - 8}M${stem} ${trips + 8}V${y(206) - 8}M${stem} ${y(206) + 8}V${y(258) - 8}M${stem} ${y(258) + 8}V${barAt}`}
      />
      <Lines tone="live" fill="live" d={`M${stem} 2l5 10h-10z`} />
      <Lines tone="live" weight={5} d={`M${edge} ${barAt}H${width - edge}`} />
      <ClosedDisconnect x={stem} y={y(38)} live />
      <Breaker x={stem} y={trips} live />
      <Breaker x={stem} y={y(258)} live />
      <Transformer x={stem} y={y(206)} live />
      <Lines d={ringsAround(stem, y(112))} weight={1.5} />
      <Lines tone="live" weight={1.6} d={`M${stem} ${y(26)}H${stem - 25}`} />
      <Lines d={voltageTransformerAcross(stem - 30, y(26))} weight={1.5} />
      <ControlWire
        d={`M${stem - 35} ${y(26)}H${vt}V${y(112) - 14}M${stem - 4} ${y(112)}H${(relays[0] ?? 0) + 14}${relays.map((x) => `M${x} ${y(112) + 14}V${trips}`).join('')}M${vt} ${trips}H${stem - 8}`}
      />
      {[devices.timedRelay, devices.instantaneousRelay, devices.undervoltageRelay].map(
        (device, index) => (
          <Round key={device} x={relays[index] ?? 0} y={y(112)} r={14}>
            {device}
          </Round>
        ),
      )}
      {words(stem - 16, trips - 5, 'trip', 'end quiet')}
      {words(stem - 42, y(26) - 6, 'VT', 'end quiet')}
      {words(stem + 16, 14, kilovolts)}
      {named(
        stem + 16,
        y(38) + 12,
        devices.lineSwitch,
        `${lineSwitch.kilovolts} kV, ${lineSwitch.amperes} A, ${lineSwitch.momentaryKiloamperes} kA`,
      )}
      {words(stem + 16, y(112) + 4, `CT ${currentTransformer.primary}:5`)}
      {named(
        stem + 16,
        trips + 2,
        devices.breaker,
        `${breaker.kilovolts} kV, ${breaker.amperes} A, ${breaker.interruptingKiloamperes} kA`,
      )}
      {named(
        stem + 28,
        y(206) - 2,
        `${transformer.name}, ${written(transformer.voltAmperes / 1000)} kVA`,
        `${written(transformer.impedance * 100, 2)}%`,
      )}
      {named(
        stem + 16,
        y(258) + 2,
        devices.main,
        `${written(bus.amperes)} A, ${bus.kiloamperes} kA`,
      )}
      {named(edge, barAt - 24, '480Y/277 V', `${written(bus.amperes)} A, ${bus.kiloamperes} kA`)}
      <Lines tone="live" weight={1.6} d={`M${stem} ${y(176)}H${stem - 76}`} />
      <Lines
        d={`${arrester(stem - 76, y(176))}${ground(stem - 76, y(176) + 22)}${delta(stem - 44, y(206) - 10)}${wye(stem - 44, y(206) + 14)}M${stem - 44} ${y(206) + 14}h-18v6${ground(stem - 62, y(206) + 20)}`}
      />
      {feeders.map(({ device, rated, name, cable, x }) => (
        <g key={device}>
          <Lines tone="live" weight={2} d={`M${x} ${barAt}v26M${x} ${barAt + 42}v18`} />
          <Breaker x={x} y={barAt + 34} live />
          {named(x + 15, barAt + 31, device, `${rated} A`)}
          {named(x, barAt + 102, name, cableOf(cable), 'middle')}
        </g>
      ))}
      <Transformer small x={left} y={barAt + 67} live />
      <Lines tone="live" fill="live" weight={2} d={`M${left} ${barAt + 74}v8m-4 0h8l-4 7z`} />
      <Lines d={`M${middle - 26} ${barAt + 60}h52v22h-52zm17 0v22m18-22v22`} />
      <Box x={right - 14} y={barAt + 71} width={40} height={22}>
        VFD
      </Box>
      <Lines tone="live" weight={2} d={`M${right + 6} ${barAt + 71}h8`} />
      <Round x={right + 26} y={barAt + 71} r={12}>
        M
      </Round>
    </>
  );
}

function cableOf({ size, parallel }: { size: string; parallel: number }): string {
  return parallel > 1 ? `${parallel} × ${size}` : size;
}
