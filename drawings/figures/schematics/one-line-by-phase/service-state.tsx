import { Breaker } from '../../../symbols/breaker.tsx';
import { Device, Round } from '../../../symbols/device.tsx';
import { ClosedDisconnect, OpenDisconnect } from '../../../symbols/switch.tsx';
import {
  currentTransformer,
  Transformer,
  voltageTransformerAcross,
} from '../../../symbols/transformer.tsx';
import { ControlWire, DeadWire, down, Wire } from '../../../symbols/wire.tsx';
import { type FigureSize, lettering } from '../../figure-drawing.ts';

/** How a service stands, in the order in which it comes about. */
export const states = ['surveyed', 'on paper', 'built', 'soaked', 'loaded'] as const;

/** A service from the utility's line to a motor: switch, transformer, main breaker with 51. */
export function ServiceState({
  x,
  state,
  size,
}: {
  x: number;
  state: (typeof states)[number];
  size: FigureSize;
}) {
  const { from, knife, transformer, main, motor, radius } = places[size];
  const machine = (
    <Round x={x} y={motor} r={radius} size={lettering[size]}>
      M
    </Round>
  );
  if (state === 'surveyed') {
    return (
      <>
        <DeadWire d={`M${x} ${from}V${knife}`} />
        <OpenDisconnect x={x} y={knife} />
        <g strokeDasharray="2.5 2">{machine}</g>
      </>
    );
  }
  const closed = state === 'soaked' || state === 'loaded';
  const loaded = state === 'loaded';
  const High = closed ? Wire : DeadWire;
  const Low = loaded ? Wire : DeadWire;
  return (
    <g strokeDasharray={state === 'on paper' ? '2.5 2' : undefined}>
      <High d={`M${x} ${from}V${knife}`} live />
      <High d={down(x, knife + 28, main - 8, [transformer, 8])} live />
      {closed ? <ClosedDisconnect x={x} y={knife} live /> : <OpenDisconnect x={x} y={knife} />}
      <Transformer x={x} y={transformer} live={closed} />
      <Protection x={x} size={size} />
      {state === 'soaked' && <Voltmeter x={x} size={size} />}
      <Breaker x={x} y={main} live={loaded} dead={!loaded} />
      <Low d={`M${x} ${main + 8}V${motor - radius}`} live />
      {machine}
    </g>
  );
}

/** Time overcurrent on a current transformer; a phone has no room for the relay. */
function Protection({ x, size }: { x: number; size: FigureSize }) {
  const { current, main } = places[size];
  if (size === 'narrow') return null;
  return (
    <>
      <ControlWire
        d={`M${x + 4} ${current}H${x + 18}M${x + 32} ${current + 14}V${main}H${x + 8}`}
      />
      <Device d={currentTransformer(x, current)} />
      <Round x={x + 32} y={current} r={14} size={lettering[size]}>
        51
      </Round>
    </>
  );
}

/** What the soak is read on, through a voltage transformer. */
function Voltmeter({ x, size }: { x: number; size: FigureSize }) {
  const { tap } = places[size];
  if (size === 'narrow') return null;
  return (
    <>
      <Wire d={`M${x} ${tap}H${x - 9}`} live />
      <Device d={voltageTransformerAcross(x - 14, tap)} />
      <ControlWire d={`M${x - 19} ${tap}H${x - 26}`} />
      <Round x={x - 40} y={tap} r={14} size={lettering[size]}>
        V
      </Round>
    </>
  );
}

const places = {
  wide: {
    from: 52,
    knife: 84,
    transformer: 158,
    tap: 196,
    current: 222,
    main: 264,
    motor: 336,
    radius: 18,
  },
  narrow: {
    from: 28,
    knife: 46,
    transformer: 108,
    tap: 0,
    current: 0,
    main: 164,
    motor: 232,
    radius: 16,
  },
};
