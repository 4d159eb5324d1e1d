import { ground } from '../symbols/device.tsx';
import { arrester } from '../symbols/switch.tsx';
import { deviceNumbers, isClosed, type SwitchingDevice } from './yard-line-state.ts';

/** Line width of devices. */
const outlineWidth = 1.6;

/** Direction of power flow through a symbol. */
type Direction = 'across' | 'down';

interface YardLabelProps {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Whether the text is a note, drawn in a lighter color than the name of a device. */
  quiet?: boolean;
  text: string | undefined;
}

/** Text in the yard's one-line. Renders nothing if `text` is empty or undefined. */
export function YardLabel({ x, y, anchor = 'middle', quiet = false, text }: YardLabelProps) {
  if (!text) return null;
  return (
    <text className={quiet ? 'label-quiet' : 'label'} x={x} y={y} textAnchor={anchor}>
      {text}
    </text>
  );
}

/** Dot for a terminal or for a point where conductors join. */
export function Junction({ x, y, live }: { x: number; y: number; live: boolean }) {
  return <circle className={live ? 'solid-live' : 'solid'} cx={x} cy={y} r={3} />;
}

interface OutlineProps {
  d: string;
  /** Draws the outline as energized; only for devices that carry load current. */
  live?: boolean;
}

/** Outline of a device. */
export function Outline({ d, live = false }: OutlineProps) {
  return <path className={live ? 'conductor-live' : 'outline'} strokeWidth={outlineWidth} d={d} />;
}

/** Side length of breaker 52 on the line. */
export const lineBreakerSize = 20;

/** Side length of the main and of the feeder breakers. */
export const busBreakerSize = 18;

interface YardBreakerProps {
  x: number;
  y: number;
  size?: number;
  device: SwitchingDevice;
  /** Whether the conductor on the load side of the breaker is live. */
  live: boolean;
}

/**
 * A breaker centered on (x, y): filled if closed, empty if open. The breaker in `symbols/` is not used here,
 * because it cannot be drawn closed and de-energized.
 */
export function YardBreaker({ x, y, size = busBreakerSize, device, live }: YardBreakerProps) {
  const square = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  if (isClosed(device)) return <rect className={live ? 'solid-live' : 'solid'} {...square} />;
  return <rect className="outline" strokeWidth={outlineWidth} {...square} />;
}

interface LineSwitchProps {
  x: number;
  y: number;
  direction: Direction;
  device: SwitchingDevice;
  /** Whether the conductor on the source side is live. */
  sourceLive: boolean;
  /** Whether the conductor on the load side is live. */
  loadLive: boolean;
}

/** Length of the line switch, from terminal to terminal. */
export const switchLength = 28;

/** Paths of the switch blade, which is hinged at the load-side terminal. */
const switchBlades = {
  across: {
    closed: `M0 0h${switchLength}`,
    open: `M${switchLength} 0l-23-19`,
    loadTerminal: { x: switchLength, y: 0 },
  },
  down: {
    closed: `M0 0v${switchLength}`,
    open: `M0 ${switchLength}l-19-23`,
    loadTerminal: { x: 0, y: switchLength },
  },
};

/** A disconnect switch with its source-side terminal at (x, y). */
export function LineSwitch({ x, y, direction, device, sourceLive, loadLive }: LineSwitchProps) {
  const { closed, open, loadTerminal } = switchBlades[direction];
  return (
    <g transform={`translate(${x} ${y})`}>
      {isClosed(device) ? <Outline live={loadLive} d={closed} /> : <Outline d={open} />}
      <Junction x={0} y={0} live={sourceLive} />
      <Junction {...loadTerminal} live={loadLive} />
    </g>
  );
}

/** The fuse tube of an open cutout, hanging from its hinge at (x, y). */
export function OpenCutout({ x, y, angle }: { x: number; y: number; angle: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <Outline d="M0 0H-4M-24 0H-31M-24-5h20v10h-20z" />
    </g>
  );
}

/** A padlock with a tag. The top of the padlock's body is at (x, y). */
export function LockoutTag({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Outline d="M-3 0v-2a3 3 0 0 1 6 0v2M-5 0h10v7h-10zM0 7v4" />
      <Outline d="M-8 15l4-4h8l4 4v17h-16z" />
      <path className="solid" d="M-8 18h16v5h-16z" />
    </g>
  );
}

/** Radius of a relay's circle. */
export const relayRadius = 13.5;

/** A protective relay with its device number. */
export function Relay({ x, y, number }: { x: number; y: number; number: string }) {
  return (
    <>
      <circle className="outline" strokeWidth={outlineWidth} cx={x} cy={y} r={relayRadius} />
      <YardLabel x={x} y={y + 4.5} text={number} />
    </>
  );
}

/** A surge arrester from the line at (x, y) to ground. */
export function SurgeArrester({ x, y }: { x: number; y: number }) {
  return <Outline d={`${arrester(x, y)}${ground(x, y + 22)}`} />;
}

interface WindingsProps {
  x: number;
  y: number;
  direction: Direction;
  live: boolean;
}

/** Distance from the center of the transformer to each winding, where its conductor ends. */
export const windingOffset = 8;

/** Paths of the windings, each with four turns. */
const windings: Record<Direction, string> = {
  across:
    `M${-windingOffset}-20${'a5 5 0 0 1 0 10'.repeat(4)}` +
    `M${windingOffset}-20${'a5 5 0 0 0 0 10'.repeat(4)}`,
  down:
    `M-20${-windingOffset}${'a5 5 0 0 0 10 0'.repeat(4)}` +
    `M-20 ${windingOffset}${'a5 5 0 0 1 10 0'.repeat(4)}`,
};

/** The two windings of a power transformer centered on (x, y). */
export function Windings({ x, y, direction, live }: WindingsProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Outline live={live} d={windings[direction]} />
    </g>
  );
}

/** A load of the 480 V bus. */
export interface FeederLoad {
  /** Device number of the feeder's breaker. */
  breaker: string;
  /** Lighting panel (LTG), motor control center (MCC) or motor (M). */
  symbol: 'LTG' | 'MCC' | 'M';
  name: string;
}

export const loads = {
  lighting: { breaker: deviceNumbers.lighting, symbol: 'LTG', name: 'Lighting' },
  motors: { breaker: deviceNumbers.motorControl, symbol: 'MCC', name: 'Motors' },
  pump: { breaker: deviceNumbers.pump, symbol: 'M', name: 'Pump' },
} as const satisfies Record<string, FeederLoad>;

interface LoadProps {
  x: number;
  y: number;
  load: FeederLoad;
}

/** The load of a feeder and its name. The feeder's conductor ends at (x, y), the top of the symbol. */
export function Load({ x, y, load }: LoadProps) {
  const { symbol, name } = load;
  return (
    <>
      {symbol === 'M' ? (
        <circle className="outline" strokeWidth={outlineWidth} cx={x} cy={y + 15} r={15} />
      ) : (
        <rect
          className="outline"
          strokeWidth={outlineWidth}
          x={x - 22}
          y={y}
          width={44}
          height={28}
        />
      )}
      <YardLabel x={x} y={symbol === 'M' ? y + 19.5 : y + 18} text={symbol} />
      <YardLabel x={x} y={y + 48} quiet text={name} />
    </>
  );
}
