import { type Point, polyline } from './geometry.ts';
import { Lines, Part, Piece, type Placement, Shape } from './part.tsx';

/** Where conductors rest on the pole's insulators: left arm, pole top, right arm. */
export const polePins: readonly [Point, Point, Point] = [
  [-22, -165],
  [0, -177],
  [22, -165],
];

type Side = -1 | 1;

/** Where conductors from that side end on the strain strings of a dead end, in the order of the pins. */
export const deadEndPins = (side: Side): readonly [Point, Point, Point] => [
  [-22 + side * 13, -162],
  [side * 13, -168],
  [22 + side * 13, -162],
];

/**
 * A wood distribution pole, 170 high, with a braced crossarm and its pole ground. A can is a
 * pole-mounted transformer on one side, fed through a fused cutout on the arm.
 */
export function UtilityPole({ can, cutout, side = 1, tap, deadEnd, guy, ...of }: UtilityPoleProps) {
  const { pins = !deadEnd, ...at } = of;
  const end: Point = deadEnd === side ? [35, -162] : [22, -165];
  return (
    <Part {...at}>
      {can && <Can cutout={cutout} side={side} tap={tap ?? end} />}
      {guy !== undefined && <Guy anchor={guy} />}
      <Piece name="pole" />
      {pins && <Piece name="pole-pins" />}
      {deadEnd && <Piece name="pole-strings" transform={deadEnd < 0 ? 'scale(-1 1)' : undefined} />}
      <Piece name="pole-ground" />
    </Part>
  );
}

type UtilityPoleProps = Placement & {
  can?: boolean;
  cutout?: 'open';
  side?: Side;
  /** Where the can's tap leaves its conductor, as on a right side; by default where that ends. */
  tap?: Point;
  /** The side from which conductors come to end here: strain strings instead of pins. */
  deadEnd?: Side;
  pins?: boolean;
  /** How far right of the pole, or left if negative, its guy is anchored. */
  guy?: number;
};

/** A guy to its anchor, broken by a strain insulator, so that its lower part is never energized. */
function Guy({ anchor }: { anchor: number }) {
  const at = (part: number, off = 0): Point => [
    anchor * part + off,
    -150 + 150 * part - (off * anchor) / 150,
  ];
  return (
    <>
      <Lines d={polyline([at(0), at(1)])} stroke="var(--wire)" strokeWidth=".9" />
      <Shape
        d={`${polyline([at(0.22), at(0.235, 1.5), at(0.265, 1.5), at(0.28), at(0.265, -1.5), at(0.235, -1.5)])}Z`}
        strokeWidth=".9"
      />
      <Lines d={polyline([at(0.87), at(0.99)])} stroke="var(--wire)" strokeWidth="2" />
    </>
  );
}

/**
 * A transformer on one side of the pole. The tap comes down to a cutout under the arm; its fuse hangs
 * outboard of the porcelain and, when open, hangs from the hinge at the bottom.
 */
function Can({ cutout, side, tap: [x, y] }: CanProps) {
  return (
    <g transform={side < 0 ? 'scale(-1 1)' : undefined}>
      <Piece name="pole-can" />
      {/* Tap, fuse to bushing and arrester; second bushing and tank to the pole's ground. */}
      <Lines
        d={`M${x} ${y}Q34-160 25-151H19M19-139h6L16-134 25-121M9-134 0-129M5-98 0-96`}
        strokeWidth=".8"
      />
      <Lines d={cutout === 'open' ? 'M25-139 28-127' : 'M25-139v-12'} strokeWidth="1.8" />
      <Piece name="pole-can-leads" />
    </g>
  );
}

type CanProps = { cutout: 'open' | undefined; side: Side; tap: Point };
