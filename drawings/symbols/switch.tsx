import { wiringColor } from './wire.tsx';

/** A disconnect switch, open, on a vertical conductor: its terminals at y and y + 28. */
export function OpenDisconnect({ x, y }: { x: number; y: number }) {
  return <Blade d={`M${x} ${y + 28}l-15-23${dot(x, y)}${dot(x, y + 28)}`} color="var(--ink)" />;
}

/** A disconnect switch, closed, its terminals at y and y + 28. */
export function ClosedDisconnect({ x, y, live = false }: { x: number; y: number; live?: boolean }) {
  const d = `M${x} ${y + 28}v-28${dot(x, y)}${dot(x, y + 28)}`;
  return <Blade d={d} color={wiringColor(live)} />;
}

/**
 * An automatic transfer switch: the blade hangs from (x, y + 16) and rests on the left source; both
 * sources end at y, 10 to the left and to the right.
 */
export function TransferSwitch({ x, y, live = false }: { x: number; y: number; live?: boolean }) {
  const d = `M${x} ${y + 16}l-10-16${dot(x - 10, y)}${dot(x, y + 16)}`;
  return (
    <>
      <Blade d={d} color={wiringColor(live)} />
      <circle cx={x + 10} cy={y} r="3" fill="var(--ink)" />
    </>
  );
}

function Blade({ d, color }: { d: string; color: string }) {
  return (
    <path d={d} fill={color} stroke={color} strokeWidth="1.7" vectorEffect="non-scaling-stroke" />
  );
}

/** A fuse on a vertical conductor, which runs through it. */
export function fuse(x: number, y: number): string {
  return `M${x - 4} ${y - 10}h8v20h-8z`;
}

/** A surge arrester between a line at (x, y) and ground at (x, y + 22). */
export function arrester(x: number, y: number): string {
  return `M${x} ${y}v14M${x - 3} ${y + 9}l3 5 3-5M${x - 5} ${y + 5}h10v13h-10zM${x} ${y + 18}v4`;
}

function dot(x: number, y: number): string {
  return `M${x - 2} ${y}a2 2 0 1 0 4 0a2 2 0 1 0-4 0`;
}
