import { Box, Device } from '../../../symbols/device.tsx';
import { battery, converter } from '../../../symbols/direct-current.tsx';
import { Stroke } from '../../../symbols/stroke.tsx';
import { ControlWire, Lettering } from '../../../symbols/wire.tsx';
import { type FigureSize, lettering } from '../../figure-drawing.ts';
import { SignalHead } from './station-signal.tsx';

/** What the relays live on: direct current, one clock, and the RTU that speaks for them. */
export function ControlHouse({
  size,
  dc,
  protocol,
}: {
  size: FigureSize;
  dc: string;
  protocol: string;
}) {
  const letters = lettering[size];
  const { frame, clock, relays, rtu, signals, heads, charger, cells, wiring, names } = houses[size];
  const wide = size === 'wide';
  return (
    <>
      <Stroke d={frame} stroke="var(--line-2)" dashes="9 3 2 3" />
      <Lettering x={names.house.x} y={names.house.y} size={letters} anchor="start" quiet>
        CONTROL HOUSE
      </Lettering>
      <Box {...clock} size={letters}>
        {wide ? 'SATELLITE CLOCK' : 'CLOCK'}
      </Box>
      <Box {...relays} size={letters}>
        RELAYS
      </Box>
      <Box {...rtu} size={letters}>
        {wide ? `RTU, ${protocol}` : 'RTU'}
      </Box>
      <ControlWire d={signals} />
      {heads.map(([x, y]) => (
        <SignalHead key={`${x} ${y}`} x={x} y={y} to={wide ? 'down' : 'right'} />
      ))}
      <Device d={wiring + converter(...charger, 'ac', 'dc') + battery(...cells)} />
      <Lettering {...names.charger} size={letters} quiet>
        CHARGER
      </Lettering>
      <Lettering {...names.battery} size={letters} quiet>
        BATTERY
      </Lettering>
      <Lettering {...names.dc} size={letters}>
        {dc}
      </Lettering>
      {!wide && (
        <Lettering x={292} y={759} size={letters} anchor="start">
          {protocol}
        </Lettering>
      )}
    </>
  );
}

interface House {
  frame: string;
  clock: Rectangle;
  relays: Rectangle;
  rtu: Rectangle;
  signals: string;
  /** The tips of the signals' arrows. */
  heads: readonly (readonly [x: number, y: number])[];
  charger: [x: number, y: number];
  cells: [x: number, y: number];
  /** Direct current from the charger and the battery to what it feeds. */
  wiring: string;
  names: Record<'house' | 'charger' | 'battery' | 'dc', Anchored>;
}

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Anchored {
  x: number;
  y: number;
  anchor?: 'start' | 'middle';
}

const houses: Record<FigureSize, House> = {
  wide: {
    frame: 'M548 244h168v276h-168z',
    clock: { x: 640, y: 276, width: 132, height: 32 },
    relays: { x: 640, y: 332, width: 132, height: 32 },
    rtu: { x: 640, y: 388, width: 132, height: 32 },
    signals: 'M640 292V308M640 348V364',
    heads: [
      [640, 316],
      [640, 372],
    ],
    charger: [588, 464],
    cells: [684, 464],
    wiring: 'M574 332H560V432H684V455M560 388H574M588 432V451',
    names: {
      house: { x: 548, y: 235 },
      charger: { x: 588, y: 500 },
      battery: { x: 684, y: 500 },
      dc: { x: 637, y: 454 },
    },
  },
  narrow: {
    frame: 'M4 720H356V826H4z',
    clock: { x: 48, y: 754, width: 64, height: 30 },
    relays: { x: 152, y: 754, width: 76, height: 30 },
    rtu: { x: 252, y: 754, width: 50, height: 30 },
    signals: 'M80 754H106M190 754H219M277 754H288',
    heads: [
      [114, 754],
      [227, 754],
    ],
    charger: [48, 804],
    cells: [152, 804],
    wiring: 'M152 769V795M48 791V780H152',
    names: {
      house: { x: 4, y: 710 },
      charger: { x: 68, y: 809, anchor: 'start' },
      battery: { x: 168, y: 809, anchor: 'start' },
      dc: { x: 242, y: 809, anchor: 'start' },
    },
  },
};
