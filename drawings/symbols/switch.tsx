/** Length of a disconnect switch, from terminal to terminal. */
const disconnectLength = 28;

/** An open disconnect switch on a vertical conductor, with its upper terminal at (x, y). */
export function OpenDisconnect({ x, y }: { x: number; y: number }) {
  const lowerY = y + disconnectLength;
  return <Blade d={`M${x} ${lowerY}l-15-23${terminal(x, y)}${terminal(x, lowerY)}`} />;
}

interface SwitchProps {
  x: number;
  y: number;
  live?: boolean;
}

/** A closed disconnect switch on a vertical conductor, with its upper terminal at (x, y). */
export function ClosedDisconnect({ x, y, live = false }: SwitchProps) {
  const lowerY = y + disconnectLength;
  const blade = `M${x} ${lowerY}v${-disconnectLength}`;
  return <Blade d={blade + terminal(x, y) + terminal(x, lowerY)} live={live} />;
}

/**
 * An automatic transfer switch connected to its left source. The blade is hinged at (x, y + 16). The
 * sources are connected at (x - 10, y) and (x + 10, y).
 */
export function TransferSwitch({ x, y, live = false }: SwitchProps) {
  const blade = `M${x} ${y + 16}l-10-16${terminal(x - 10, y)}${terminal(x, y + 16)}`;
  return (
    <>
      <Blade d={blade} live={live} />
      <circle className="solid" cx={x + 10} cy={y} r="3" />
    </>
  );
}

/** The blade of a switch, and its filled terminals. */
function Blade({ d, live = false }: { d: string; live?: boolean }) {
  const className = live ? 'solid-live conductor-live' : 'solid conductor';
  return <path className={className} d={d} strokeWidth="1.7" />;
}

/** Path of a fuse centered on a vertical conductor, which is drawn through the fuse. */
export function fuse(x: number, y: number): string {
  return `M${x - 4} ${y - 10}h8v20h-8z`;
}

/** Path of a surge arrester from a line at (x, y) to ground at (x, y + 22). */
export function arrester(x: number, y: number): string {
  return `M${x} ${y}v14M${x - 3} ${y + 9}l3 5 3-5M${x - 5} ${y + 5}h10v13h-10zM${x} ${y + 18}v4`;
}

/** Path of a terminal: a circle centered on (x, y). */
function terminal(x: number, y: number): string {
  return `M${x - 2} ${y}a2 2 0 1 0 4 0a2 2 0 1 0-4 0`;
}
