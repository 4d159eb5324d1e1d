/** A flat-topped mesa: where its cap begins and ends, and how high over grade it stands. */
export type Mesa = readonly [from: number, to: number, height: number];

/** Two layers of mesas over the plain, from one edge of an elevation to the other. */
export function Skyline({
  far,
  near,
  y,
}: {
  far: readonly Mesa[];
  near: readonly Mesa[];
  y: number;
}) {
  return (
    <>
      <path d={layer(far, 15, y)} fill="var(--mesa-far)" />
      <path d={layer(near, 8, y)} fill="var(--mesa-mid)" />
      <path d={`M0 ${y}v-4H400v4Z`} fill="var(--plain)" />
    </>
  );
}

/** A steep cap over a talus slope that runs out on the plain. */
function layer(mesas: readonly Mesa[], plain: number, y: number): string {
  const outline = mesas.map(([from, to, height]) => {
    const rise = height - plain;
    const cap = Math.round(rise * 0.45);
    const run = Math.round(rise * 0.7);
    return `H${from - run - 4}l${run} ${cap - rise} 4-${cap}H${to}l4 ${cap} ${run} ${rise - cap}`;
  });
  return `M-60 ${y}v-${plain}${outline.join('')}H460V${y}Z`;
}
