/** A cable in section, 40 across: the layer under test is drawn heavy, the others thin. */
export function TestedCable({
  x,
  y,
  layer,
}: {
  x: number;
  y: number;
  layer: 'jacket' | 'insulation';
}) {
  const heavy = layer === 'jacket' ? { r: 18, width: 4 } : { r: 9.5, width: 7 };
  return (
    <>
      <circle cx={x} cy={y} r="20" fill="var(--deep)" />
      {[20, 16, 13, 6].map((r) => (
        <circle
          key={r}
          cx={x}
          cy={y}
          r={r}
          fill="none"
          stroke="var(--ink-3)"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <circle cx={x} cy={y} r={heavy.r} fill="none" stroke="var(--ink)" strokeWidth={heavy.width} />
      <circle cx={x} cy={y} r="3" fill="var(--ink)" />
    </>
  );
}
