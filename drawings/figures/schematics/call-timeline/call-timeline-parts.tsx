import { tenth } from '#electrical/tenth.ts';
import type { Point } from '../../../parts/polyline.ts';
import { Lines } from '../../../plot/plot.tsx';
import { Stroke } from '../../../symbols/stroke.tsx';
import { Lettering } from '../../../symbols/wire.tsx';

/** A step's number, its name line by line, and quieter what it carries. */
export function Step({
  x,
  y,
  size,
  number,
  name,
  notes = [],
}: {
  x: number;
  /** The first baseline. */
  y: number;
  size: number;
  number: number;
  name: readonly string[];
  notes?: readonly string[];
}) {
  const indented = tenth(x + 1.2 * size);
  return (
    <>
      <Lettering x={x} y={y} size={size} anchor="start" quiet>
        {number}
      </Lettering>
      <Lines x={indented} y={y} size={size} lines={name} />
      <Lines x={indented} y={tenth(y + 1.3 * size * name.length)} size={size} lines={notes} quiet />
    </>
  );
}

/** What no figure belongs to: the axis beyond its break. */
export function Untimed({ d }: { d: string }) {
  return <Stroke d={d} stroke="var(--ink)" weight={1.5} dashes="7 6" />;
}

/** A feeder that carries load, from its terminal through the closed breaker. */
export function Live({ from, d, breaker }: { from: Point; d: string; breaker: Point }) {
  return (
    <>
      <Stroke d={`M${from[0]} ${from[1]}${d}`} stroke="var(--hot-line)" weight={2.2} />
      <circle cx={from[0]} cy={from[1]} r="3" fill="var(--hot-line)" />
      <path d={`M${breaker[0] - 10} ${breaker[1] - 10}h20v20h-20z`} fill="var(--hot-line)" />
    </>
  );
}

/** Where a dead feeder begins. */
export function Terminal({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r="3" fill="var(--ink)" />;
}

/** A time as its tick says it: whole hours as hours. */
export function time(minutes: number, unit = ' MIN'): string {
  if (minutes === 0) return '0';
  return minutes % 60 ? `${minutes}${unit}` : `${minutes / 60} H`;
}
