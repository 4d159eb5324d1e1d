import type { SVGProps } from 'react';
import { ground } from '../symbols/device.tsx';
import { arrester } from '../symbols/switch.tsx';
import type { Condition, SwitchingDevice } from './yard-line-state.ts';

/** Text in the yard's one-line. Renders nothing if `text` is empty or undefined. */
export function YardLabel({ x, y, anchor = 'middle', quiet = false, text }: YardLabelProps) {
  if (!text) return null;
  return (
    <text className={quiet ? 'label-quiet' : 'label'} x={x} y={y} textAnchor={anchor}>
      {text}
    </text>
  );
}

interface YardLabelProps {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Whether the text is a note, drawn in a lighter color than the name of a device. */
  quiet?: boolean;
  text: string | undefined;
}

/** Note beside the line at the voltage transformer, by the condition of the line. */
export const lineNotes: Record<Condition, string | undefined> = {
  live: 'Line live',
  'de-energized': 'No voltage',
  planned: undefined,
};

interface ConductorProps {
  d: string;
  condition: Condition;
}

export function Conductor({ d, condition }: ConductorProps) {
  return <path {...conductorLooks[condition]} d={d} />;
}

export function BusBar({ d, condition }: ConductorProps) {
  return <path {...busBarLooks[condition]} d={d} />;
}

const conductorLooks: Record<Condition, SVGProps<SVGPathElement>> = {
  live: { className: 'conductor-live', strokeWidth: 2.2 },
  'de-energized': { className: 'conductor', strokeWidth: 1.7, strokeDasharray: '7 6' },
  planned: { className: 'outline-quiet', strokeWidth: 1.2, strokeDasharray: '7 6' },
};

const busBarLooks: Record<Condition, SVGProps<SVGPathElement>> = {
  live: { className: 'conductor-live', strokeWidth: 5 },
  'de-energized': { className: 'conductor', strokeWidth: 5, strokeDasharray: '14 6' },
  planned: { className: 'outline-quiet', strokeWidth: 3, strokeDasharray: '14 6' },
};

/** Dot for a terminal or for a point where conductors join. */
export function Junction({ x, y, condition }: { x: number; y: number; condition: Condition }) {
  return <circle className={solidClasses[condition]} cx={x} cy={y} r={3} />;
}

const solidClasses: Record<Condition, string> = {
  live: 'solid-live',
  'de-energized': 'solid',
  planned: 'solid-quiet',
};

/** Outline of a device. */
export function Outline({ d, live, planned }: { d: string } & OutlineLook) {
  return <path {...outlineLook({ live, planned })} d={d} />;
}

interface OutlineLook {
  /** Draws the outline as energized; only for devices that carry load current. */
  live?: boolean | undefined;
  planned?: boolean | undefined;
}

/** SVG attributes of an outlined shape. */
function outlineLook({ live, planned }: OutlineLook) {
  if (planned) return { className: 'outline-quiet', strokeWidth: 1.2, strokeDasharray: '3 2.5' };
  return { className: live ? 'conductor-live' : 'outline', strokeWidth: 1.6 };
}

/** A breaker centered on (x, y): filled if closed, empty if open. */
export function Breaker({ x, y, size = 18, device, load }: BreakerProps) {
  const isClosed = device.position === 'closed';
  const look = isClosed
    ? { className: solidClasses[load] }
    : outlineLook({ planned: device.position === 'planned' });
  return <rect {...look} x={x - size / 2} y={y - size / 2} width={size} height={size} />;
}

interface BreakerProps {
  x: number;
  y: number;
  size?: number;
  device: SwitchingDevice;
  /** Condition of the conductor on the load side of the breaker. */
  load: Condition;
}

/** Direction of power flow through a symbol. */
type Direction = 'across' | 'down';

/** A disconnect switch with its source-side terminal at (x, y) and its load-side terminal 28 units away. */
export function LineSwitch({ x, y, direction, device, source, load }: LineSwitchProps) {
  const { closed, open, loadTerminal } = switchBlades[direction];
  const isClosed = device.position === 'closed';
  return (
    <g transform={`translate(${x} ${y})`}>
      <Outline
        live={isClosed && load === 'live'}
        planned={device.position === 'planned'}
        d={isClosed ? closed : open}
      />
      <Junction x={0} y={0} condition={source} />
      <Junction {...loadTerminal} condition={load} />
    </g>
  );
}

interface LineSwitchProps {
  x: number;
  y: number;
  direction: Direction;
  device: SwitchingDevice;
  source: Condition;
  load: Condition;
}

/** Paths of the switch blade, which is hinged at the load-side terminal. */
const switchBlades = {
  across: { closed: 'M0 0h28', open: 'M28 0l-23-19', loadTerminal: { x: 28, y: 0 } },
  down: { closed: 'M0 0v28', open: 'M0 28l-19-23', loadTerminal: { x: 0, y: 28 } },
};

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

/** A protective relay with its device number. */
export function Relay({ x, y, number, planned }: RelayProps) {
  return (
    <>
      <circle {...outlineLook({ planned })} cx={x} cy={y} r={13.5} />
      <YardLabel x={x} y={y + 4.5} text={number} />
    </>
  );
}

interface RelayProps {
  x: number;
  y: number;
  number: string;
  planned: boolean;
}

/** A surge arrester from the line at (x, y) to ground. */
export function SurgeArrester({ x, y, planned }: { x: number; y: number; planned: boolean }) {
  return <Outline planned={planned} d={`${arrester(x, y)}${ground(x, y + 22)}`} />;
}

/** The two windings of a power transformer centered on (x, y). */
export function Windings({ x, y, direction, live }: WindingsProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Outline live={live} d={windings[direction]} />
    </g>
  );
}

interface WindingsProps {
  x: number;
  y: number;
  direction: Direction;
  live: boolean;
}

const windings: Record<Direction, string> = {
  across:
    'M-8-20a5 5 0 0 1 0 10a5 5 0 0 1 0 10a5 5 0 0 1 0 10a5 5 0 0 1 0 10' +
    'M8-20a5 5 0 0 0 0 10a5 5 0 0 0 0 10a5 5 0 0 0 0 10a5 5 0 0 0 0 10',
  down:
    'M-20-8a5 5 0 0 0 10 0a5 5 0 0 0 10 0a5 5 0 0 0 10 0a5 5 0 0 0 10 0' +
    'M-20 8a5 5 0 0 1 10 0a5 5 0 0 1 10 0a5 5 0 0 1 10 0a5 5 0 0 1 10 0',
};

/** The load of a feeder. The feeder's conductor ends at (x, y), the top of the load symbol. */
export function Load({ x, y, symbol, name, planned }: LoadProps) {
  const look = outlineLook({ planned });
  return (
    <>
      {symbol === 'M' ? (
        <circle {...look} cx={x} cy={y + 15} r={15} />
      ) : (
        <rect {...look} x={x - 22} y={y} width={44} height={28} />
      )}
      <YardLabel x={x} y={symbol === 'M' ? y + 19.5 : y + 18} text={symbol} />
      <YardLabel x={x} y={y + 48} quiet text={name} />
    </>
  );
}

interface LoadProps {
  x: number;
  y: number;
  symbol: LoadSymbol;
  name: string;
  planned: boolean;
}

/** Symbol of a load: lighting panel (LTG), motor control center (MCC) or motor (M). */
export type LoadSymbol = 'LTG' | 'MCC' | 'M';
