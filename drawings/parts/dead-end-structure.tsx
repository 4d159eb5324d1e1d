import { insulatorDiscs, type Point, polyline, segment } from './geometry.ts';
import { Lines, Part, type Placement } from './part.tsx';

/** The peak where the earth wire lands; the left post ends at the beam, clear of the conductors. */
export const deadEndPeak: Point = [76, -216];
/** Where the three strain strings pull on the beam. */
export const deadEndBeam: readonly [Point, Point, Point] = [
  [-36, -190],
  [4, -190],
  [44, -190],
];
/** The blades of the vertical-break switches under the beam: x of each, and both of its ends. */
export const deadEndBlades = { x: [-51, -21, 9], top: -168, bottom: -146 } as const;
const top = -190;
const bottom = -176;
const post = 76;

/**
 * A substation's dead-end structure: two lattice posts and a lattice beam, 166 by 216. Under the
 * beam hang the bases of three vertical-break switches, their insulators held out to the left.
 * `bare` leaves out switches and peak: a frame of 190 that conductors pass over.
 */
export function DeadEndStructure({ bare = false, ...at }: Placement & { bare?: boolean }) {
  const posts = bare ? evenPosts : peakedPosts;
  return (
    <Part at={at}>
      <Lines d={posts.lacing + beam.lacing} strokeWidth=".6" />
      <Lines d={posts.legs + beam.chords} strokeWidth="1.2" />
      {!bare && (
        <>
          <Lines d={switches.bases} strokeWidth="2" />
          <Lines d={switches.insulators} strokeWidth="1.3" />
        </>
      )}
    </Part>
  );
}

/** Both posts, the right one up to its peak. */
const drawPosts = (peak: number) =>
  [-post, post].reduce(
    (drawn, x) => {
      const half = (y: number) => 9 + (5.5 * y) / 190;
      const levels = Array.from({ length: 12 }, (_, i) => (i * top) / 11);
      const zigzag = levels.map((y, i): Point => [x + (i % 2 ? 1 : -1) * half(y), y]);
      return {
        legs:
          drawn.legs +
          polyline([
            [x - 9, 0],
            [x - half(top), top],
            [x, x > 0 ? peak : top],
            [x + half(top), top],
            [x + 9, 0],
          ]),
        lacing:
          drawn.lacing +
          polyline(zigzag) +
          polyline(zigzag.map(([px, y]): Point => [2 * x - px, y])),
      };
    },
    { legs: '', lacing: '' },
  );
const peakedPosts = drawPosts(deadEndPeak[1]);
const evenPosts = drawPosts(top);

const switches = deadEndBlades.x.reduce(
  (drawn, x) => ({
    bases: `${drawn.bases}M${x + 16} ${bottom}v32`,
    insulators:
      drawn.insulators +
      [deadEndBlades.top, deadEndBlades.bottom]
        .map(
          (y) => segment([x, y], [x + 16, y]) + insulatorDiscs([x + 1, y], [x + 16, y], 2.6, 2.6),
        )
        .join(''),
  }),
  { bases: '', insulators: '' },
);

const beam = {
  chords: `M${-post} ${top}H${post}M${-post} ${bottom}H${post}`,
  lacing: polyline(
    Array.from({ length: 21 }, (_, i): Point => [-post + (i * post) / 10, i % 2 ? top : bottom]),
  ),
};
