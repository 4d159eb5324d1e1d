import { type Point, polygon, round, segment } from './geometry.ts';
import { Lines, Part, type Placement, Shape } from './part.tsx';

/** The bearing of the walking beam: the beam rocks about it. */
const pumpjackBearing: Point = [89, -98];
/** The slow shaft of the gearbox: the crank turns about it. */
const pumpjackShaft: Point = [150, -42];

/**
 * A conventional beam pumping unit, 208 by 124. The origin is the well: the horse head is an arc
 * about the bearing, so the bridle hangs plumb over the well at every tilt.
 */
export function Pumpjack({ tilt = 7, ...at }: Placement & { tilt?: number }) {
  const [bx, by] = pumpjackBearing;
  return (
    <Part at={at}>
      <Shape
        d="M34 0v-6h174v6ZM38-6h168M196-6v-20h11v20M128-6l4-20h38l4 20M-9 0v-4h18v4M-4-4v-12h8v12M-12-9h24v4h-24ZM-6-16h12v-5h-12Z"
        fill="var(--fill-1)"
      />
      <Lines d="M0-98v56M0-41v20M12-7h9v7" strokeWidth="1.3" />
      <Shape d="M-4-47h8v6h-8Z" fill="var(--fill-3)" />
      <Shape d="M131-64h34q3 0 3 3v35h-37Z" />
      <Lines d="M131-50h37M139-64v-3h14v3" strokeWidth=".7" />
      <Shape d="M170-39 206-24 206-15 168-27Z" fill="var(--fill-2)" strokeWidth=".8" />
      <Shape d="M195-29h13v14h-13Z" />
      <Lines d="M198-29v14M201-29v14M204-29v14" strokeWidth=".6" />
      <PumpjackPost />
      <PumpjackCrank tilt={tilt} />
      <g transform={`translate(${bx} ${by})rotate(${tilt})`}>
        <PumpjackBeam />
      </g>
      <Shape d={`M${bx - 5} ${by + 6}h10l-2-9a3.2 3.2 0 0 0-6 0Z`} fill="var(--fill-3)" />
    </Part>
  );
}

/** The walking beam and horse head, about the bearing as origin. */
function PumpjackBeam() {
  return (
    <>
      <Shape d="M-76-10 72-8V0L-76 1Z" />
      <Lines d="M-66-7.5 64-6M-66-1.5 64-2" strokeWidth=".5" />
      <Shape d="M-84.2-28.8A89 89 0 0 0-82.2 34.2L-70 30-63-4-69-31Z" fill="var(--fill-3)" />
      <Shape d="M60 0h12v6h-12Z" fill="var(--fill-3)" />
    </>
  );
}

/** The Samson post with its ladder side and the rear brace. */
function PumpjackPost() {
  const left = (y: number): Point => [89 - (29 * (y + 92)) / 86, y];
  const right = (y: number): Point => [89 + (29 * (y + 92)) / 86, y];
  const levels = [-70, -52, -30];
  const bracing = levels
    .map((y, i) => {
      const below = levels[i + 1] ?? -6;
      return (
        segment(left(y), right(y)) + segment(left(y), right(below)) + segment(right(y), left(below))
      );
    })
    .join('');
  return (
    <>
      <Lines d={bracing} strokeWidth=".7" />
      <Lines
        d={`${segment([86, -92], left(-6))}${segment([92, -92], right(-6))}M93-90 134-6`}
        strokeWidth="1.9"
      />
    </>
  );
}

/** Crank with its counterweight, and the pitman up to the tail of the beam. */
function PumpjackCrank({ tilt }: { tilt: number }) {
  const angle = (tilt * Math.PI) / 180;
  const tail: Point = [
    pumpjackBearing[0] + 66 * Math.cos(angle) - 6 * Math.sin(angle),
    pumpjackBearing[1] + 66 * Math.sin(angle) + 6 * Math.cos(angle),
  ];
  // The lower the tail, the further the crank has come toward its lowest point.
  const swing = ((90 - tilt * 7) * Math.PI) / 180;
  const [sx, sy] = pumpjackShaft;
  const along = (length: number, side: number): Point => [
    sx + length * Math.sin(swing) - side * Math.cos(swing),
    sy + length * Math.cos(swing) + side * Math.sin(swing),
  ];
  const pin = along(20, 0);
  const weight = polygon([
    along(-5, 5),
    along(12, 13),
    along(33, 14),
    along(38, 5),
    along(38, -5),
    along(33, -14),
    along(12, -13),
    along(-5, -5),
  ]);
  return (
    <>
      <Shape d={weight} fill="var(--fill-3)" />
      <circle cx={sx} cy={sy} r="4.5" vectorEffect="non-scaling-stroke" />
      <Lines d={segment(tail, pin)} strokeWidth="2" />
      <circle cx={round(pin[0])} cy={round(pin[1])} r="2.2" vectorEffect="non-scaling-stroke" />
    </>
  );
}
