/** How far out each ring of the glow lies; many faint ones, faintest outside, fade like light does. */
const outer = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64];
const inner = [0.58, 0.52, 0.46, 0.4, 0.34, 0.28, 0.22, 0.16, 0.11];

/** The glow of a lamp about (x, y): nothing by day, amber at dusk. */
export function Lamp({ x, y, radius = 46 }: { x: number; y: number; radius?: number }) {
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
