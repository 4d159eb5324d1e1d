import type { ReactNode } from 'react';
import { Stroke } from './stroke.tsx';

/** What carries load. The page makes it live by setting `--wiring`, the drawing by `live`. */
export function Wire({ d, weight = 1.7, live = false }: WireProps) {
  return <Stroke d={d} stroke={wiringColor(live)} weight={weight} />;
}

type WireProps = { d: string; weight?: number; live?: boolean };

/** A conductor: energized is solid and orange, de-energized is dashed. */
export function Conductor({ d, is }: { d: string; is: 'live' | 'dead' }) {
  if (is === 'live') return <Stroke d={d} stroke="var(--hot-line)" weight={2.2} />;
  return <Stroke d={d} stroke="var(--ink)" weight={1.7} dashes="7 6" />;
}

export function BusBar({ d, is }: { d: string; is: 'live' | 'dead' }) {
  if (is === 'live') return <Stroke d={d} stroke="var(--hot-line)" weight={5} />;
  return <Stroke d={d} stroke="var(--ink)" weight={5} dashes="14 6" />;
}

export function ControlWire({ d }: { d: string }) {
  return <Stroke d={d} stroke="var(--ink-3)" weight={1.2} dashes="3 3.5" />;
}

/** Of what carries load: live by the drawing, else as the page sets `--wiring`. */
export function wiringColor(live: boolean): string {
  return live ? 'var(--hot-line)' : 'var(--wiring, var(--ink))';
}

/** Mono lettering inside a drawing, centered on x unless told otherwise. */
export function Lettering({ children, size = 12, anchor, quiet, ...at }: LetteringProps) {
  return (
    <text
      {...at}
      textAnchor={anchor ?? 'middle'}
      fill={quiet ? 'var(--ink-3)' : 'var(--ink)'}
      fontFamily="var(--mono, monospace)"
      fontSize={size}
      fontWeight="500"
    >
      {children}
    </text>
  );
}

interface LetteringProps {
  x: number;
  y: number;
  children: ReactNode;
  /** In the drawing's units, or as CSS. */
  size?: number | string;
  anchor?: 'start' | 'middle' | 'end';
  /** A caption, not a device's own number. */
  quiet?: boolean | undefined;
}

/** The open arrowhead at the end of a feeder that goes on. */
export function arrowDown(x: number, y: number): string {
  return `M${x - 5} ${y - 7}l5 7 5-7`;
}
