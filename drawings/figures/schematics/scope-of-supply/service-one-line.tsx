import { Lines, Trace } from '../../../plot/plot.tsx';
import { Breaker } from '../../../symbols/breaker.tsx';
import { Device, ground, Round } from '../../../symbols/device.tsx';
import { Stroke } from '../../../symbols/stroke.tsx';
import { arrester, fuse, OpenDisconnect } from '../../../symbols/switch.tsx';
import { Transformer } from '../../../symbols/transformer.tsx';
import { Bus, DeadWire, down, Lettering } from '../../../symbols/wire.tsx';
import { type FigureSize, lettering } from '../../figure-drawing.ts';

/** A tank battery's service: takeoff, pad-mount transformer, power building, four transfer pumps. */
export function ServiceOneLine({ supply, size }: { supply: string; size: FigureSize }) {
  const wide = size === 'wide';
  const letters = lettering[size];
  const { axis, apart, line, takeoff, transformer, main, bus, feeder, motor, scope } = places[size];
  const feeders = [-1.5, -0.5, 0.5, 1.5].map((each) => axis + each * apart);
  const label = { x: axis + 28, size: letters, anchor: 'start' as const, quiet: true };
  return (
    <>
      <Trace d={`M${line.from} ${line.y}H${line.to}M${axis} ${line.y}V${takeoff}`} tone="live" />
      <OpenDisconnect x={axis} y={takeoff} />
      <DeadWire
        d={down(axis, takeoff + 28, bus, [transformer, 8], [main, 8]).concat(
          `M${axis} ${takeoff + 68}h-34`,
        )}
      />
      <Device
        d={
          fuse(axis, takeoff + 46) +
          arrester(axis - 34, takeoff + 68) +
          ground(axis - 34, takeoff + 90)
        }
      />
      <Transformer x={axis} y={transformer} />
      <Breaker x={axis} y={main} dead />
      <Bus from={(feeders[0] ?? axis) - 8} to={(feeders[3] ?? axis) + 8} y={bus} />
      <DeadWire d={feeders.map((x) => down(x, bus, motor - 12, [feeder, 7])).join('')} />
      {feeders.map((x) => (
        <g key={x}>
          <Breaker x={x} y={feeder} size={14} dead />
          <Round x={x} y={motor} r={wide ? 12 : 11} size={letters}>
            M
          </Round>
        </g>
      ))}
      <Boundary d={`M${scope.left} ${scope.top}H${scope.right}V${scope.bottom}H${scope.left}z`} />
      <Lettering x={line.to} y={line.y - 10} size={letters} anchor="end">
        {supply}
      </Lettering>
      {wide && (
        <>
          <Lettering {...label} y={takeoff + 19}>
            TAKEOFF
          </Lettering>
          <Lettering {...label} y={transformer + 4.5}>
            PAD-MOUNT
          </Lettering>
          <Trace
            d={`M${scope.left + 9} ${main - 26}H${scope.right - 9}V${feeder + 22}H${scope.left + 9}z`}
            tone="quiet"
            weight={1}
          />
          <Lines x={axis + 18} y={main - 3} size={letters} quiet lines={['POWER', 'BUILDING']} />
          <Lettering x={axis} y={motor + 32} size={letters} quiet>
            TRANSFER PUMPS
          </Lettering>
          <Lettering x={scope.right + 10} y={scope.top + 13} size={letters} anchor="start" quiet>
            SCOPE OF SUPPLY
          </Lettering>
        </>
      )}
    </>
  );
}

/** Dash-dot, as the limits of a scope are drawn. */
function Boundary({ d }: { d: string }) {
  return <Stroke d={d} stroke="var(--ink-3)" weight={1} dashes="12 4 2 4" />;
}

interface Places {
  /** The axis of the service, and the distance between feeders. */
  axis: number;
  apart: number;
  line: { from: number; to: number; y: number };
  takeoff: number;
  transformer: number;
  main: number;
  bus: number;
  feeder: number;
  motor: number;
  scope: { left: number; right: number; top: number; bottom: number };
}

const places: Record<FigureSize, Places> = {
  wide: {
    axis: 93,
    apart: 44,
    line: { from: 0, to: 560, y: 34 },
    takeoff: 70,
    transformer: 178,
    main: 224,
    bus: 256,
    feeder: 288,
    motor: 346,
    scope: { left: 1, right: 200, top: 54, bottom: 392 },
  },
  narrow: {
    axis: 58,
    apart: 26,
    line: { from: 0, to: 360, y: 24 },
    takeoff: 50,
    transformer: 156,
    main: 190,
    bus: 214,
    feeder: 236,
    motor: 269,
    scope: { left: 1, right: 115, top: 38, bottom: 291 },
  },
};
