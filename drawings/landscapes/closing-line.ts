import { insulatorDiscs, type Point, polyline, round, segment, toward } from '../parts/geometry.ts';
import { deadEndEyes, polePins } from '../parts/utility-pole.tsx';
import { project, type RecedingLine, scaleAt, spanPieces } from './perspective.ts';

export const closingGradeY = 540;
export const closingHorizonY = 506;

/** How much larger than its part the nearest pole is drawn. */
export const poleScale = 2.76;

/** A distribution line from the horizon to the pole where the crew works. */
export const poleLine: RecedingLine = {
  foot: [1810, closingGradeY],
  vanishing: [1010, closingHorizonY],
  recession: 1.5,
};
const polesBehind = 6;

/** The phase whose far side is live: the left pin. */
const livePhase = 0;
/** The switch is on the first pole behind: source contacts left of the pins, hinges right. */
const contactGap = 20;
/** How far the contacts stand over the height of the pins. */
const contactRise = 10;
/** How high their posts stand on the arm. */
const postHeight = 12.5;
const sag = 46;
/** The length of the strain strings on the nearest pole. */
const stringLength = 36;

const enlarged = ([x, y]: Point): Point => [x * poleScale, y * poleScale];
const pins = polePins.map(enlarged);
const eyes = deadEndEyes.map(enlarged);

/** The place by the nearest pole of what carries a phase `n` poles back, before it is moved there. */
function hold(phase: number, n: number, side: number): Point {
  const [x, y] = (n ? pins : eyes)[phase] ?? [0, 0];
  return n === 1 ? [x + side * contactGap, y - contactRise] : [x, y];
}

/** A phase between the holds `n` and `n + 1` poles back. */
function wire(phase: number, n: number) {
  const [nearX, nearY] = hold(phase, n, -1);
  const [farX, farY] = hold(phase, n + 1, 1);
  return (t: number): Point =>
    project(
      poleLine,
      [nearX + (farX - nearX) * t, nearY + (farY - nearY) * t + 4 * sag * t * (1 - t)],
      n + t,
    );
}

const start = ([x, y]: Point) => polyline([[x, y]]);

/** Path data of one phase on the source side, from the horizon to the open switch. */
function sourceSide(phase: number): string {
  let path = '';
  for (let n = polesBehind - 1; n >= 1; n--) {
    const at = wire(phase, n);
    if (!path) path = start(at(1));
    path += spanPieces(at, 1, 0, 2);
  }
  return path;
}

/** Path data of one phase on the crew's side of the switch: dead. */
function crewSide(phase: number): string {
  const at = wire(phase, 0);
  return start(at(1)) + spanPieces(at, 1, 0, 4);
}

const phases = [0, 1, 2];
export const closingLivePath = sourceSide(livePhase);
export const closingDeadPath =
  phases
    .filter((phase) => phase !== livePhase)
    .map(sourceSide)
    .join('') + phases.map(crewSide).join('');

/** The strain strings on the nearest pole, and where the conductors end on them. */
const strings = phases.map((phase): readonly [Point, Point] => {
  const at = wire(phase, 0);
  return [at(0), toward(at(0), at(0.03), stringLength)];
});
export const closingStrings = strings
  .map(
    ([eye, end], phase) =>
      (phase === 1 ? '' : `M${round(eye[0])} ${round(eye[1])}v11`) +
      segment(eye, end) +
      insulatorDiscs(toward(eye, end, 5), end, 6.6, 6.4),
  )
  .join('');

/** Where the clamps of the protective grounds sit, a little past the strings. */
export const closingClamps = strings.map(([eye, end]) => toward(eye, end, stringLength + 8));

const contact = (phase: number, side: number) => project(poleLine, hold(phase, 1, side), 1);
const contacts = phases.flatMap((phase) => [contact(phase, -1), contact(phase, 1)]);
const foot = ([x, y]: Point): Point => [x, y + postHeight];

/** Where the live phase ends. */
export const liveContact = contact(livePhase, -1);

/** The open switch: its post insulators, and its three blades, lifted, as long as its gaps. */
export const switchPosts = contacts
  .map((top) => segment(top, foot(top)) + insulatorDiscs(top, foot(top), 2.6, 2.6))
  .join('');
export const switchBlades = phases
  .map((phase) => contact(phase, 1))
  .map(([x, y]) =>
    polyline([
      [x, y],
      [x + 5, y - 15.2],
    ]),
  )
  .join('');

/** The steel under the posts: on the arm, and on the pole's top for the middle phase. */
export const switchArms = [
  [contact(0, -1), contact(2, 1)],
  [contact(1, -1), contact(1, 1)],
]
  .map(([from = [0, 0], to = [0, 0]]) =>
    segment([from[0] - 3, from[1] + postHeight], [to[0] + 3, to[1] + postHeight]),
  )
  .join('');

/** The poles behind, farthest first. */
export const polesInDepth = Array.from({ length: polesBehind }, (_, i) => {
  const n = polesBehind - i;
  const [x, y] = project(poleLine, [0, 0], n);
  return {
    n,
    x: Math.round(x),
    y: Math.round(y * 10) / 10,
    scale: Math.round(scaleAt(poleLine, n) * poleScale * 1000) / 1000,
  };
});
