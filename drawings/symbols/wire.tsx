interface WireProps {
  d: string;
  weight?: number;
  live?: boolean;
}

/** A thin conductor for leads, and for symbols that carry load current. */
export function Wire({ d, weight = 1.7, live = false }: WireProps) {
  return <path className={live ? 'conductor-live' : 'conductor'} d={d} strokeWidth={weight} />;
}

/** A conductor, drawn solid and orange if energized and dashed if de-energized. */
export function Conductor({ d, live = false }: { d: string; live?: boolean }) {
  if (live) return <path className="conductor-live" d={d} strokeWidth="2.2" />;
  return <path className="conductor" d={d} strokeWidth="1.7" strokeDasharray="7 6" />;
}

export function BusBar({ d, live = false }: { d: string; live?: boolean }) {
  if (live) return <path className="conductor-live" d={d} strokeWidth="5" />;
  return <path className="conductor" d={d} strokeWidth="5" strokeDasharray="14 6" />;
}

export function ControlWire({ d }: { d: string }) {
  return <path className="control-wire" d={d} strokeWidth="1.2" strokeDasharray="3 3.5" />;
}

/** Path of an open arrowhead pointing down, which ends a feeder that continues outside the drawing. */
export function arrowDown(x: number, y: number): string {
  return `M${x - 5} ${y - 7}l5 7 5-7`;
}
