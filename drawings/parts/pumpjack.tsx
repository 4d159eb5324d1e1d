import { type Point, polygon, round, segment } from './geometry.ts';
import { Lines, Part, Piece, type Placement, Shape } from './part.tsx';

/** The bearing of the walking beam: the beam rocks about it. */
const bearing: Point = [89, -98];
/** The slow shaft of the gearbox: the crank turns about it. */
const shaft: Point = [150, -42];

/**
 * A conventional beam pumping unit, 208 by 124. The origin is the well: the horse head is an arc
 * about the bearing, so the bridle hangs plumb over the well at every tilt.
 */
export function Pumpjack({ tilt = 7, ...at }: Placement & { tilt?: number }) {
  return (
    <Part {...at}>
      <Piece name="pumpjack" />
      <Crank tilt={tilt} />
      <Piece name="pumpjack-beam" transform={`translate(${bearing.join(' ')})rotate(${tilt})`} />
      <Piece name="pumpjack-saddle" />
    </Part>
  );
}

/** Crank with its counterweight, and the pitman up to the tail of the beam. */
function Crank({ tilt }: { tilt: number }) {
  const angle = (tilt * Math.PI) / 180;
  const tail: Point = [
    bearing[0] + 66 * Math.cos(angle) - 6 * Math.sin(angle),
    bearing[1] + 66 * Math.sin(angle) + 6 * Math.cos(angle),
  ];
  // The lower the tail, the further the crank has come toward its lowest point.
  const swing = ((90 - tilt * 7) * Math.PI) / 180;
  const along = (length: number, side: number): Point => [
    shaft[0] + length * Math.sin(swing) - side * Math.cos(swing),
    shaft[1] + length * Math.cos(swing) + side * Math.sin(swing),
  ];
  const pin = along(20, 0);
  const half = [
    [-5, 5],
    [12, 13],
    [33, 14],
    [38, 5],
  ] as const;
  const weight = polygon([
    ...half.map(([length, side]) => along(length, side)),
    ...half.toReversed().map(([length, side]) => along(length, -side)),
  ]);
  return (
    <>
      <Shape d={weight} fill="var(--fill-3)" />
      <circle cx={shaft[0]} cy={shaft[1]} r="4.5" vectorEffect="non-scaling-stroke" />
      <Lines d={segment(tail, pin)} strokeWidth="2" />
      <circle cx={round(pin[0])} cy={round(pin[1])} r="2.2" vectorEffect="non-scaling-stroke" />
    </>
  );
}
