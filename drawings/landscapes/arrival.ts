import { insulatorDiscs, type Point, round, segment, span, toward } from '../parts/geometry.ts';
import { backStringEnd, nearTower, type Wire } from './transmission-line.ts';

/** What the conductor of one phase passes in a bay, on its way down. */
export interface Bay {
  beam: Point;
  blade: readonly [Point, Point];
  /** The bushing's terminal, and the top of the arrester beside it. */
  terminal: Point;
  arrester: Point;
}

/** A conductor from a line to a bay of the substation and down to a terminal. */
interface Arrival {
  start: Point;
  /** Jumper under the arm, slack span, drop; without the first M. */
  path: string;
  /** The lead of the arrester, and the closed blade. */
  lead: string;
  blade: string;
  /** The strain strings behind the tower, and those in front of it. */
  backStrings: string;
  frontStrings: string;
}

/** Strain strings hold both ends of the slack span; jumper and drop carry the current past them. */
export function arrival(line: Wire, bay: Bay): Arrival {
  const tip = tipOf(line);
  const landing = toward(bay.beam, [tip[0], tip[1] + 40], 24);
  const away = toward(tip, [landing[0], landing[1] + 30], 28);
  const start = backStringEnd(line);
  const jumper = curve([(start[0] + away[0]) / 2, Math.max(start[1], away[1]) + 24], away);
  const slack = span(away, landing, 12).replace(/^M[^Q]*/, '');
  return {
    start,
    path: jumper + slack + drop(landing, bay),
    ...fittings(bay),
    backStrings: strainString(tip, start),
    frontStrings: strainString(tip, away) + strainString(bay.beam, landing),
  };
}

/** The same phase from a structure beyond the picture, whose arm would be at `far`. */
export function arrivalFromBeyond(far: Point, sag: number, bay: Bay): Arrival {
  const landing = toward(bay.beam, [far[0], far[1] + 4 * sag], 24);
  const slack = span(far, landing, sag).replace(/^M[^Q]*/, '');
  return {
    start: far,
    path: slack + drop(landing, bay),
    ...fittings(bay),
    backStrings: '',
    frontStrings: strainString(bay.beam, landing),
  };
}

/** A conductor that goes no further than the strain string behind the nearest tower. */
export const endedString = (line: Wire) => strainString(tipOf(line), backStringEnd(line));

const tipOf = ({ tip: [x, y] }: Wire): Point => [nearTower[0] + x, nearTower[1] + y];

function drop(landing: Point, { blade: [top, bottom], terminal }: Bay): string {
  return (
    curve([landing[0], (landing[1] + top[1]) / 2], top) +
    lineTo(bottom) +
    curve([bottom[0], (bottom[1] + terminal[1]) / 2], terminal)
  );
}

function fittings({ blade, terminal, arrester }: Bay) {
  return { lead: segment(terminal, arrester), blade: segment(...blade) };
}

const lineTo = (to: Point) => `L${to.map(round).join(' ')}`;

const curve = (control: Point, to: Point) =>
  `Q${control.map(round).join(' ')} ${to.map(round).join(' ')}`;

const strainString = (from: Point, to: Point) =>
  segment(from, to) + insulatorDiscs(from, to, 3, 3.8);
