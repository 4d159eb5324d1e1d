import { type Point, polyline } from '../parts/geometry.ts';
import { polePins } from '../parts/utility-pole.tsx';
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
export const polesBehind = 6;

/** The phase whose far side is live: the left pin. */
const livePhase = 0;
/** The switch is on the first pole behind: source contacts left of the pins, hinges right. */
const contactGap = 16;
const sag = 46;

const pins = polePins.map(([x, y]): Point => [x * poleScale, y * poleScale]);

function wire(phase: number, n: number, shiftFar: number, shiftNear: number) {
  const [x, y] = pins[phase] ?? [0, 0];
  return (t: number): Point =>
    project(
      poleLine,
      [x + shiftNear + (shiftFar - shiftNear) * t, y + 4 * sag * t * (1 - t)],
      n + t,
    );
}

const start = ([x, y]: Point) => polyline([[x, y]]);

/** Path data of one phase on the source side, from the horizon to the open switch. */
function sourceSide(phase: number): string {
  let path = '';
  for (let n = polesBehind - 1; n >= 1; n--) {
    const at = wire(phase, n, 0, n === 1 ? -contactGap : 0);
    if (!path) path = start(at(1));
    path += spanPieces(at, 1, 0, 2);
  }
  return path;
}

/** Path data of one phase on the crew's side of the switch: dead. */
function crewSide(phase: number): string {
  const at = wire(phase, 0, contactGap, 0);
  return start(at(1)) + spanPieces(at, 1, 0, 4);
}

const phases = [0, 1, 2];
export const closingLivePath = sourceSide(livePhase);
export const closingDeadPath =
  phases
    .filter((phase) => phase !== livePhase)
    .map(sourceSide)
    .join('') + phases.map(crewSide).join('');

const contact = (phase: number, shift: number): Point => {
  const [x, y] = pins[phase] ?? [0, 0];
  return project(poleLine, [x + shift, y], 1);
};

/** Where the live phase ends. */
export const liveContact = contact(livePhase, -contactGap);

/** The open switch: its post insulators on the arm, and its three blades, lifted. */
export const switchPosts = phases
  .flatMap((phase) => [contact(phase, -contactGap), contact(phase, contactGap)])
  .map(([x, y]) =>
    polyline([
      [x, y],
      [x, y + 9],
    ]),
  )
  .join('');
export const switchBlades = phases
  .map((phase) => contact(phase, contactGap))
  .map(([x, y]) =>
    polyline([
      [x, y],
      [x + 6, y - 26],
    ]),
  )
  .join('');

/** The arm on the pole's top that carries the middle phase's contacts. */
export const switchArm = polyline(
  [-1.6, 1.6].map((part): Point => {
    const [x, y] = contact(1, contactGap * part);
    return [x, y + 9];
  }),
);

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
