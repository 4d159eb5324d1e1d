import { Stroke } from './stroke.tsx';

/** Whether a piece of a one-line carries voltage, is built and does not, or is still to be built. */
export type Condition = 'live' | 'dead' | 'planned';

/** A conductor in its condition: live is solid and orange, dead is dashed, planned is thin too. */
export function Conductor({ d, is }: { d: string; is: Condition }) {
  if (is === 'live') return <Stroke d={d} stroke="var(--hot-line)" weight={2.2} />;
  if (is === 'dead') return <Stroke d={d} stroke="var(--ink)" weight={1.7} dashes="7 6" />;
  return <Stroke d={d} stroke="var(--ink-3)" weight={1.2} dashes="7 6" />;
}

/** A bus in its condition. */
export function BusBar({ d, is }: { d: string; is: Condition }) {
  if (is === 'live') return <Stroke d={d} stroke="var(--hot-line)" weight={5} />;
  if (is === 'dead') return <Stroke d={d} stroke="var(--ink)" weight={5} dashes="14 6" />;
  return <Stroke d={d} stroke="var(--ink-3)" weight={3} dashes="14 6" />;
}

/** The way from a bus to the page's rail, drawn as the page draws the rail. */
export function RailFeeder({ d, live }: { d: string; live: boolean }) {
  if (live) return <Stroke d={d} stroke="var(--hot-line)" weight={2.2} />;
  return <Stroke d={d} stroke="var(--ink-3)" weight={2.2} dashes="7 6" />;
}

/** A device's outline in its condition; one that is planned is dashed. */
export function Outline({ d, is }: { d: string; is: Condition }) {
  if (is === 'planned') return <Stroke d={d} stroke="var(--ink-3)" weight={1.2} dashes="3 2.5" />;
  return <Stroke d={d} stroke={is === 'live' ? 'var(--hot-line)' : 'var(--ink)'} weight={1.6} />;
}
