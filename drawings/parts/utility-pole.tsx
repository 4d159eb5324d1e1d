import { insulatorDiscs, type Point, polyline, segment } from './geometry.ts';
import { Lines, Part, Piece, type Placement, Shape } from './part.tsx';

/** Where conductors rest on the pole's insulators: left arm, pole top, right arm. */
export const polePins: readonly [Point, Point, Point] = [
  [-22, -165],
  [0, -177],
  [22, -165],
];

type Side = -1 | 1;

/** What the strain strings of a dead end pull on: left arm, pole top, right arm. */
export const deadEndEyes: readonly [Point, Point, Point] = [
  [-22, -162],
  [0, -168],
  [22, -162],
];

/** Where conductors from that side end on the strain strings of a dead end, in the order of the pins. */
export const deadEndPins = (side: Side) => deadEndEyes.map(([x, y]): Point => [x + side * 13, y]);

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
      <Lines d="M-11-155 0-137 11-155" strokeWidth=".9" />
      <Shape d="M-2.6 0-1.8-170H1.8L2.6 0Z" fill="var(--fill-2)" />
      <Shape d="M-27-158h54v3.6h-54Z" fill="var(--fill-2)" />
      {pins && (
        <Lines
          d={polePins
            .map(
              ([x, y]) =>
                `M${x} ${y + (x ? 8 : 7)}V${y}${insulatorDiscs([x, y + 7], [x, y - 1], 2.2, 2)}`,
            )
            .join('')}
          strokeWidth="1.2"
        />
      )}
      {deadEnd && <Lines d={deadEndStrings(deadEnd)} strokeWidth="1.2" />}
      <Lines d="M-1.4-20h2.8M-1.3-26h2.6M-1.2-32h2.4M1-150V0" strokeWidth=".6" />
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

const deadEndStrings = (side: Side) =>
  deadEndEyes
    .map(([x, y]) => {
      const eye: Point = [x + side * 2, y];
      const pin: Point = [x + side * 13, y];
      return `${x ? `M${x}-158V${y}` : ''}${segment([x, y], pin)}${insulatorDiscs(eye, pin, 2.5, 2.4)}`;
    })
    .join('');

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
