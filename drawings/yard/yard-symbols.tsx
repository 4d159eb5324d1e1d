import type { ReactElement } from 'react';
import { type Condition, Outline } from '../symbols/conductor.tsx';
import { ground } from '../symbols/device.tsx';
import { Lettering } from '../symbols/wire.tsx';
import type { DevicePosition } from './yard-line-state.ts';

/** Which way the power goes in a drawing. */
type Axis = 'across' | 'down';

/** A breaker, 20 square: filled where it is closed, orange where it is live too. */
export function YardBreaker({
  x,
  y,
  is,
  at,
  size = 20,
}: {
  x: number;
  y: number;
  /** Of the conductor behind it. */
  is: Condition;
  at: DevicePosition;
  size?: number;
}): ReactElement {
  const d = `M${x - size / 2} ${y - size / 2}h${size}v${size}h${-size}z`;
  if (at.planned || !at.closed) return <Outline d={d} is={at.planned ? 'planned' : 'dead'} />;
  return <path d={d} fill={is === 'live' ? 'var(--hot-line)' : 'var(--ink)'} />;
}

/** A disconnect switch, its terminals 14 before and behind (x, y). Open, the blade stands clear. */
export function YardSwitch({
  x,
  y,
  axis,
  before,
  is,
  at,
}: {
  x: number;
  y: number;
  axis: Axis;
  /** The condition of the conductors before and behind it. */
  before: Condition;
  is: Condition;
  at: DevicePosition;
}): ReactElement {
  const [first, second] = ends(x, y, axis, 14);
  const [bx, by] = axis === 'across' ? [-23, -19] : [-19, -23];
  const blade = at.closed ? line(first, second) : `M${second.join(' ')}l${bx} ${by}`;
  return (
    <>
      <Outline d={blade} is={at.planned ? 'planned' : at.closed ? is : 'dead'} />
      <Dot at={first} is={before} />
      <Dot at={second} is={is} />
    </>
  );
}

/** A fused cutout that has dropped open, 14 before and behind (x, y). */
export function OpenCutout({ x, y, axis }: { x: number; y: number; axis: Axis }): ReactElement {
  const [first, second] = ends(x, y, axis, 14);
  const turn = axis === 'across' ? 40 : 50;
  return (
    <>
      <g transform={`translate(${second.join(' ')}) rotate(${turn})`}>
        <Outline d="M0 0H-4M-24 0H-31M-24-5h20v10h-20z" is="dead" />
      </g>
      <Dot at={first} is="live" />
      <Dot at={second} is="dead" />
    </>
  );
}

/** Where the conductor has parted, 18 before and behind (x, y). */
export function Parted({ x, y, axis }: { x: number; y: number; axis: Axis }): ReactElement {
  const d =
    axis === 'across'
      ? `M${x - 18} ${y}l8-10 6 17M${x + 4} ${y - 7}l6 17 8-10`
      : `M${x} ${y - 18}l-10 8 17 6M${x - 7} ${y + 4}l17 6-10 8`;
  return <Outline d={d} is="dead" />;
}

/** A ground on all three phases, its conductor 24 long from (x, y). */
export function PhaseGrounds({ x, y, axis }: { x: number; y: number; axis: Axis }): ReactElement {
  const d =
    axis === 'across'
      ? `M${x} ${y}v24${ground(x, y + 24)}`
      : `M${x} ${y}h-36v8${ground(x - 36, y + 8)}`;
  return (
    <>
      <Outline d={d} is="dead" />
      <Dot at={[x, y]} is="dead" />
    </>
  );
}

/** A lock with its tag, 16 wide, hung at (x, y). */
export function LockAndTag({ x, y }: { x: number; y: number }): ReactElement {
  return (
    <>
      <Outline
        d={`M${x - 3} ${y + 5}v-2a3 3 0 0 1 6 0v2M${x - 5} ${y + 5}h10v7h-10zM${x} ${y + 12}v4M${x - 8} ${y + 20}l4-4h8l4 4v17h-16z`}
        is="dead"
      />
      <path d={`M${x - 8} ${y + 23}h16v5h-16z`} fill="var(--ink)" />
    </>
  );
}

/** The end of a conductor, or where one joins another. */
export function Dot({
  at: [x, y],
  is,
}: {
  at: readonly [number, number];
  is: Condition;
}): ReactElement {
  const color = { live: 'var(--hot-line)', dead: 'var(--ink)', planned: 'var(--ink-3)' }[is];
  return <circle cx={x} cy={y} r="3" fill={color} />;
}

/** Dotted, from grade to the symbol under it. */
export function Leaders({ at }: { at: readonly number[] }) {
  return (
    <path
      d={at.map((x) => `M${x} 24V64`).join('')}
      stroke="var(--ink-3)"
      strokeWidth="1.2"
      strokeDasharray="1.5 4"
      vectorEffect="non-scaling-stroke"
    />
  );
}

/** Lettering whose size the page sets where the drawing is shown small; nothing without a text. */
export function words(x: number, y: number, text?: string, looks: Looks | undefined = '') {
  if (text === undefined) return null;
  const anchor = looks.startsWith('start') ? 'start' : looks.startsWith('end') ? 'end' : undefined;
  return (
    <Lettering
      x={x}
      y={y}
      anchor={anchor}
      quiet={looks.endsWith('quiet')}
      size="var(--lettering, 12.5px)"
    >
      {text}
    </Lettering>
  );
}

/** A relay, or a machine, by what stands in its circle. */
export function relay(x: number, y: number, is: Condition, name: string, r = 13.5) {
  const half = (length: number) => `a${r} ${r} 0 0 1 ${length} 0`;
  return (
    <>
      <Outline d={`M${x - r} ${y}${half(2 * r)}${half(-2 * r)}`} is={is} />
      {words(x, y + 4.5, name)}
    </>
  );
}

/** Where lettering begins or ends at its place, and a caption's color. */
type Looks = '' | 'start' | 'end' | 'quiet' | 'start quiet' | 'end quiet';

function ends(x: number, y: number, axis: Axis, half: number) {
  return axis === 'across'
    ? ([
        [x - half, y],
        [x + half, y],
      ] as const)
    : ([
        [x, y - half],
        [x, y + half],
      ] as const);
}

function line([x1, y1]: readonly number[], [x2, y2]: readonly number[]): string {
  return `M${x1} ${y1}L${x2} ${y2}`;
}
