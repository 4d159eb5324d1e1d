import { insulatorDiscs, type Point, round, segment, span, toward } from '../parts/geometry.ts';
import {
  arresterTops,
  deadEndBeam,
  highSideTerminals,
  lineBushings,
  loadBushings,
  switchHinges,
  switchJaws,
} from '../parts/terminals.ts';
import { polePins } from '../parts/utility-pole.tsx';
import { yardGradeY, yardX } from './yard-geometry.ts';

/** How much larger than its part a pole, and how much smaller the dead-end structure is drawn. */
export const poleScale = 1.16;
export const deadEndScale = 0.78;
/** The distance from pole to pole of the line, which comes from beyond the picture. */
const polePitch = yardX.secondPole - yardX.firstPole;
const polesBeyond = 14;
export const lineSag = 7;
/** The poles of the line up to the first one of the yard, farthest first. */
export const poleX = Array.from(
  { length: polesBeyond + 1 },
  (_, i) => yardX.firstPole + (i - polesBeyond) * polePitch,
).map(round);

const on = (x: number, [dx, dy]: Point, scale = 1): Point => [
  x + dx * scale,
  yardGradeY + dy * scale,
];

/** Left pin, right pin, top pin: nearest phase first, so that no two wires cross on their way down. */
const pins = [polePins[0], polePins[2], polePins[1]] as const;
export const pinsOf = (x: number) => pins.map((pin) => on(x, pin, poleScale));

/** The length of a strain string, and the height of the insulator beside it that holds the jumper. */
const stringLength = 22;
const standOff = 25;
const beamEyes = deadEndBeam.map((eye) => on(yardX.deadEnd, eye, deadEndScale));

/** A conductor of one phase, piece by piece. */
interface Phase {
  /** From the left end of the picture to the first pole, and on to the second. */
  line: string;
  lastSpan: string;
  /** From there to the dead end, over its beam and down to the jaw of the switch. */
  arrival: string;
  /** From the switch to the breaker, and from the breaker to transformer and arrester. */
  toBreaker: string;
  toTransformer: string;
}

export const phases = [0, 1, 2].map((phase): Phase => {
  const pick = (points: readonly Point[], x: number): Point => on(x, points[phase] ?? [0, 0]);
  const hold = (x: number): Point => pinsOf(x)[phase] ?? [0, 0];
  const eye = beamEyes[phase] ?? [0, 0];
  const post: Point = [eye[0] + 9, eye[1] - standOff];
  const pole = hold(yardX.secondPole);
  const end = toward(eye, [pole[0], pole[1] - 34], stringLength);
  const spans = poleX
    .slice(1)
    .map((x, i) => span(hold(poleX[i] ?? x), hold(x), lineSag).replace(i ? /^M[^Q]*/ : /^$/, ''));
  const terminal = pick(highSideTerminals, yardX.transformer);
  return {
    line: spans.join(''),
    lastSpan: span(hold(yardX.firstPole), pole, lineSag),
    arrival:
      span(pole, end, 4) +
      `Q${round(end[0] + 8)} ${round(post[1] + 1)} ${round(post[0])} ${round(post[1])}` +
      span(post, pick(switchJaws, yardX.disconnect), 2).replace(/^M[^Q]*/, ''),
    toBreaker: span(...spanToBreaker(phase)),
    toTransformer:
      span(...spanToTransformer(phase)) + segment(terminal, pick(arresterTops, yardX.transformer)),
  };
});

type Span = [from: Point, to: Point, sag: number];

export function spanToBreaker(phase: number): Span {
  return [
    on(yardX.disconnect, switchHinges[phase] ?? [0, 0]),
    on(yardX.breaker, lineBushings[phase] ?? [0, 0]),
    9,
  ];
}

export function spanToTransformer(phase: number): Span {
  return [
    on(yardX.breaker, loadBushings[phase] ?? [0, 0]),
    on(yardX.transformer, highSideTerminals[phase] ?? [0, 0]),
    10,
  ];
}

/** The strain strings of the dead end with the line on them, or empty. */
export const strainStrings = (pull: 'line' | 'none') =>
  beamEyes
    .map((eye, phase) => {
      const pole = pinsOf(yardX.secondPole)[phase] ?? eye;
      const end: Point =
        pull === 'line'
          ? toward(eye, [pole[0], pole[1] - 34], stringLength)
          : [eye[0] - 2, eye[1] + stringLength];
      return segment(eye, end) + insulatorDiscs(toward(eye, end, 3), end, 3, 3.4);
    })
    .join('');

/** The insulators on the beam that carry the jumpers over it. */
export const jumperPosts = beamEyes
  .map(([x, y]): [Point, Point] => [
    [x + 9, y],
    [x + 9, y - standOff],
  ])
  .map(([foot, top]) => segment(foot, top) + insulatorDiscs(foot, top, 3.2, 3.6))
  .join('');

/** Where the jumpers of the dead end begin, without the line. */
export const jumpers = [0, 1, 2].map((phase) => {
  const eye = beamEyes[phase] ?? [0, 0];
  const post: Point = [eye[0] + 9, eye[1] - standOff];
  const jaw = on(yardX.disconnect, switchJaws[phase] ?? [0, 0]);
  return `M${round(post[0] - 13)} ${round(post[1] + 9)}Q${round(post[0] - 8)} ${round(post[1] - 5)} ${round(post[0])} ${round(post[1])}${span(post, jaw, 2).replace(/^M[^Q]*/, '')}`;
});
