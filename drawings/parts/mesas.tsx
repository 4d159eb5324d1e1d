import { type Point, polygon, round } from './geometry.ts';

/** One flat-topped mesa: where its cap begins and ends, and how high over the horizon it stands. */
export type Mesa = readonly [from: number, to: number, height: number];

/** The three layers of a skyline, farthest first; within a layer from left to right. */
export interface Skyline {
  far: readonly Mesa[];
  mid: readonly Mesa[];
  near: readonly Mesa[];
}

/** How high the plains of each layer lie over the horizon where no mesa stands. */
const plainHeights = { far: 30, mid: 19, near: 9 } as const;

/**
 * Three layers of mesas over the horizon `y`, the plain in front of them down to `ground`. All run
 * level from `from` to `to`, so a page may lengthen them sideways.
 */
export function Mesas({
  skyline,
  from,
  to,
  y,
  ground,
}: {
  skyline: Skyline;
  from: number;
  to: number;
  y: number;
  ground: number;
}) {
  const layer = (mesas: readonly Mesa[], plain: number) =>
    polygon([
      [from, y],
      [from, y - plain],
      ...mesas.flatMap((mesa) => mesaOutline(mesa, plain).map(([x, h]): Point => [x, y - h])),
      [to, y - plain],
      [to, y],
    ]);
  return (
    <>
      <path d={layer(skyline.far, plainHeights.far)} fill="var(--mesa-far)" />
      <path d={strata(skyline.far, plainHeights.far, y)} fill="none" stroke="var(--mesa-mid)" />
      <path d={layer(skyline.mid, plainHeights.mid)} fill="var(--mesa-mid)" />
      <path d={strata(skyline.mid, plainHeights.mid, y)} fill="none" stroke="var(--mesa-near)" />
      <path d={layer(skyline.near, plainHeights.near)} fill="var(--mesa-near)" />
      <path d={`M${from} ${y}H${to}V${ground}H${from}Z`} fill="var(--plain)" />
    </>
  );
}

/** The ledge under every cap, and gullies down the talus. */
function strata(mesas: readonly Mesa[], plain: number, y: number): string {
  return mesas
    .map(([from, to, height]) => {
      const rise = height - plain;
      const ledge = round(y - height + rise * 0.42);
      const gullies = [0.07, 0.21, 0.34, 0.61, 0.7, 0.9]
        .map(
          (part, i) =>
            `M${Math.round(from + (to - from) * part)} ${ledge}l${(i % 3) * 2 - 2} ${round(rise * (0.1 + (i % 4) * 0.05))}`,
        )
        .join('');
      return `M${round(from - rise * 0.1)} ${ledge}H${round(to + rise * 0.1)}${gullies}`;
    })
    .join('');
}

/** A steep cap over a talus slope that flattens out toward the plain. */
function mesaOutline([from, to, height]: Mesa, plain: number): Point[] {
  const rise = height - plain;
  const cliff = height - rise * 0.42;
  const foot = plain + rise * 0.16;
  const side = (edge: number, outwards: number): Point[] => [
    [edge, height],
    [edge + outwards * rise * 0.1, cliff],
    [edge + outwards * rise * 0.72, foot],
    [edge + outwards * rise * 1.4, plain],
  ];
  return [...side(from, -1).reverse(), ...side(to, 1)];
}
