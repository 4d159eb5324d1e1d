import { insulatorDiscs, type Point, round, segment, span, towards } from '../parts/geometry.ts';
import { backStringEnd, nearTower, type Wire } from './transmission-line.ts';

/** A conductor from the nearest tower to a bay of the substation and down to a terminal. */
export interface Arrival {
  /** Where the wire of the line ends on its strain string. */
  start: Point;
  /** Jumper under the arm, slack span, drop; without the first M. */
  path: string;
  /** The strain strings behind the tower, and those in front of it. */
  backStrings: string;
  frontStrings: string;
}

/** Strain strings hold both ends of the slack span; jumper and drop carry the current past them. */
export function arrival(line: Wire, beam: Point, terminal: Point): Arrival {
  const tip: Point = [nearTower[0] + line.tip[0], nearTower[1] + line.tip[1]];
  const landing = towards(beam, [tip[0], tip[1] + 40], 24);
  const away = towards(tip, [landing[0], landing[1] + 30], 28);
  const start = backStringEnd(line);
  const jumper = curve([(start[0] + away[0]) / 2, Math.max(start[1], away[1]) + 24], away);
  const slack = span(away, landing, 12).replace(/^M[^Q]*/, '');
  const drop = curve([landing[0], (landing[1] + terminal[1]) / 2 + 10], terminal);
  return {
    start,
    path: jumper + slack + drop,
    backStrings: strainString(tip, start),
    frontStrings: strainString(tip, away) + strainString(beam, landing),
  };
}

const curve = (control: Point, to: Point) =>
  `Q${control.map(round).join(' ')} ${to.map(round).join(' ')}`;

const strainString = (from: Point, to: Point) =>
  segment(from, to) + insulatorDiscs(from, to, 3, 3.8);
