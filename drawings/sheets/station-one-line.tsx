import { kilovolts, station, written } from '#electrical/station/station.ts';
import { yardRatings } from '#electrical/station/yard-ratings.ts';
import { Breaker } from '../symbols/breaker.tsx';
import { Box, ground, Round } from '../symbols/device.tsx';
import { arrester, ClosedDisconnect } from '../symbols/switch.tsx';
import {
  delta,
  currentTransformer as ringsAround,
  SmallTransformer,
  Transformer,
  voltageTransformerAcross,
  wye,
} from '../symbols/transformer.tsx';
import { ControlWire } from '../symbols/wire.tsx';
import { figureWidth, Lines, type SheetSize, words } from './sheet-marks.tsx';

const { transformer, currentTransformer, devices } = yardRatings;
const rating = `${written(transformer.voltAmperes / 1000)} kVA`;
const impedance = `${written(transformer.impedance * 100, 2)}%`;

/** The station from its source to its loads, all closed. */
export function StationOneLine({ size }: { size: SheetSize }) {
  const wide = size === 'wide';
  const right = figureWidth[size];
  const stem = wide ? 380 : 190;
  // The cut is lower; what stands on the stem moves together.
  const step = wide ? 1 : 0.7;
  const y = (at: number) => Math.round(at * step);
  const bus = y(300);
  const feeders = wide ? ([64, 214, 380] as const) : ([44, 150, 256] as const);
  const [lighting, control, pump] = feeders;
  const relays = [stem - 100, stem - 132, stem - 164] as const;
  const tripRow = y(150);
  const arresters = y(176);
  return (
    <>
      <Lines
        tone="live"
        weight={2.4}
        d={`M${stem} 12V${y(38)}M${stem} ${y(38) + 28}V${tripRow - 8}M${stem} ${tripRow + 8}V${y(206) - 8}M${stem} ${y(206) + 8}V${y(258) - 8}M${stem} ${y(258) + 8}V${bus}`}
      />
      <Lines tone="live" fill="live" d={`M${stem} 2l5 10h-10z`} />
      <Lines tone="live" weight={5} d={`M${wide ? 24 : 12} ${bus}H${right - 40}`} />
      <ClosedDisconnect x={stem} y={y(38)} live />
      <Breaker x={stem} y={tripRow} live />
      <Breaker x={stem} y={y(258)} live />
      <Transformer x={stem} y={y(206)} live />
      <Lines d={ringsAround(stem, y(112), 'left')} weight={1.5} />
      <Lines tone="live" weight={1.6} d={`M${stem} ${y(26)}H${stem - 25}`} />
      <Lines d={voltageTransformerAcross(stem - 30, y(26))} weight={1.5} />
      <ControlWire d={`M${stem - 35} ${y(26)}H${relays[2]}V${y(112) - 14}`} />
      <ControlWire d={`M${stem - 4} ${y(112)}H${relays[0] + 14}`} />
      <ControlWire
        d={`${relays.map((x) => `M${x} ${y(112) + 14}V${tripRow}`).join('')}M${relays[2]} ${tripRow}H${stem - 8}`}
      />
      {[devices.timedRelay, devices.instantaneousRelay, devices.undervoltageRelay].map(
        (device, index) => (
          <Round key={device} x={relays[index] ?? 0} y={y(112)} r={14}>
            {device}
          </Round>
        ),
      )}
      {words(stem - 16, tripRow - 5, 'trip', 'end quiet')}
      {(
        [
          [kilovolts, 14],
          [devices.lineSwitch, y(38) + 18],
          [`CT ${currentTransformer.primary}:5`, y(112) + 4],
          [devices.breaker, tripRow + 4],
          [`${transformer.name}, ${rating}`, y(206) - 4],
          [impedance, y(206) + 14],
          [devices.main, y(258) + 4],
        ] as const
      ).map(([text, at]) =>
        words(stem + (at === y(206) - 4 || at === y(206) + 14 ? 28 : 16), at, text),
      )}
      <Lines tone="live" weight={1.6} d={`M${stem} ${arresters}H${stem - 76}`} />
      <Lines d={arrester(stem - 76, arresters) + ground(stem - 76, arresters + 22)} />
      <Lines d={delta(stem - 44, y(206) - 10)} />
      <Lines
        d={`${wye(stem - 44, y(206) + 14)}M${stem - 44} ${y(206) + 14}h-18v6${ground(stem - 62, y(206) + 20)}`}
      />
      {words(
        wide ? 24 : 12,
        bus - 12,
        wide ? `480Y/277 V, ${written(station.bus.amperes)} A` : '480 V',
      )}
      <Lines
        tone="live"
        weight={2}
        d={feeders.map((x) => `M${x} ${bus}V${bus + 26}M${x} ${bus + 42}v18`).join('')}
      />
      {feeders.map((x, index) => (
        <g key={x}>
          <Breaker x={x} y={bus + 34} live />
          {words(x + 15, bus + 39, [devices.lighting, devices.motorControl, devices.pump][index])}
        </g>
      ))}
      <Load
        x={lighting}
        y={bus + 60}
        name="Lighting"
        rating={`${station.lighting.kilovoltAmperes} kVA`}
      >
        <SmallTransformerLive x={lighting} y={bus + 67} />
      </Load>
      <Load
        x={control}
        y={bus + 60}
        name={station.motorControl.name}
        rating={`${station.motorControl.amperes} A`}
      >
        <Lines
          d={`M${control - 26} ${bus + 60}h52v22h-52zM${control - 9} ${bus + 60}v22M${control + 9} ${bus + 60}v22`}
        />
      </Load>
      <Load x={pump} y={bus + 60} name={station.pump.name} rating={`${station.pump.horsepower} hp`}>
        <Box x={pump - 14} y={bus + 71} width={40} height={22}>
          VFD
        </Box>
        <Lines tone="live" weight={2} d={`M${pump + 6} ${bus + 71}h8`} />
        <Round x={pump + 26} y={bus + 71} r={12}>
          M
        </Round>
      </Load>
    </>
  );
}

function SmallTransformerLive({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <SmallTransformer x={x} y={y} live />
      <Lines tone="live" weight={2} d={`M${x} ${y + 7}v10`} />
    </g>
  );
}

function Load({
  x,
  y,
  name,
  rating: size,
  children,
}: {
  x: number;
  y: number;
  name: string;
  rating: string;
  children: React.ReactNode;
}) {
  return (
    <>
      {children}
      {words(x, y + 42, name, 'middle')}
      {words(x, y + 59, size, 'middle quiet')}
    </>
  );
}
