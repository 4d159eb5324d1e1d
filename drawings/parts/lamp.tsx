import { Lines, Part, type Placement, Shape } from './part.tsx';

/** How far out each ring of the glow lies; many faint ones, faintest outside, fade like light does. */
const outer = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64];
const inner = [0.58, 0.52, 0.46, 0.4, 0.34, 0.28, 0.22, 0.16, 0.11];

/** The glow of a lamp about (x, y): nothing by day, amber at dusk. */
export function Lamp({ x, y, radius }: { x: number; y: number; radius: number }) {
  const glow = (rings: readonly number[]) =>
    rings.map((ring) => <circle key={ring} r={Math.round(ring * radius)} />);
  return (
    <g fill="var(--lamp)" transform={`translate(${x} ${y})`}>
      <g fillOpacity=".022">{glow(outer)}</g>
      <g fillOpacity=".05">{glow(inner)}</g>
      <circle r={Math.max(1.6, Math.round(radius * 0.4) / 10)} />
    </g>
  );
}

/** A lightning mast, 240 high, that carries the yard lamp; its glow is a Lamp. */
export function LightMast({ height, lamp, ...at }: Placement & { height: number; lamp: number }) {
  return (
    <Part {...at}>
      <Shape d={`M-3.6 0-1.2${-height + 26}H1.2L3.6 0Z`} fill="var(--fill-2)" />
      <Lines d={`M0${-height + 26}V${-height}M-7 0h14`} strokeWidth="1.4" />
      <Lines d={`M-9 ${lamp}H9`} strokeWidth="1.6" />
      <Shape
        d={`M-11 ${lamp}h5l2 6h-9ZM11 ${lamp}h-5l-2 6h9Z`}
        fill="var(--fill-3)"
        strokeWidth=".8"
      />
    </Part>
  );
}
