import { round } from '../parts/geometry.ts';

/** The yard at a page's full width of 1440, drawn on beyond it on both sides. */
export const yardWidth = 2400;
export const yardHeight = 620;
/** Where the page's left edge lies at 1440. */
export const yardLeft = 480;
/** The top of the grade line, on which everything is. */
export const yardGradeY = 600;
export const meter = 20;
/** Makes the kit's people as tall as people are at that scale. */
export const crewScale = 1.15;

/** Middles of what is in the yard, in the order that power passes it. */
export const yardX = {
  firstPole: at(4),
  secondPole: at(17),
  deadEnd: at(30),
  disconnect: at(41),
  breaker: at(52),
  crew: at(59),
  transformer: at(67),
  controlHouse: at(78),
  mast: at(83),
  motorControl: at(87),
  pump: at(94),
} as const;

/** How far right the yard is on the page of an emergency, so that the line before it is seen. */
export const emergencyPan = 300;

/** Middles of what stands before the yard there, so far left that the flagger has the ground to himself. */
export const emergencyX = { cutout: at(9), brokenPole: at(13.5) } as const;

/** The control house by its left foot; what is on the pad by its left end. */
export const controlHouse = { x: yardX.controlHouse - 62, y: yardGradeY, scale: 1.3 } as const;
export const motorControlLeft = yardX.motorControl - 42;
export const pumpLeft = yardX.pump - 43;
export const tanksLeft = 1902;

/** The cabinet of the 480 V main, at the end of the fence. */
export const mainCabinetX = 1536;

/** How far to keep from a downed line: 35 ft, and the same as it is drawn. */
export const keepAway = { feet: 35, meters: 35 * 0.3048, units: 35 * 0.3048 * meter } as const;

/** From percent of a page of 1440. */
function at(percent: number): number {
  return yardLeft + (percent * 1440) / 100;
}

/** How much larger than its part a pole, and how much smaller the dead-end structure is drawn. */
export const poleScale = 1.16;
export const deadEndScale = 0.78;
const polesBeyond = 14;
/** The poles of the line up to the first one of the yard, farthest first; it comes from beyond the picture. */
export const poleX = Array.from({ length: polesBeyond + 1 }, (_, i) =>
  round(yardX.firstPole + (i - polesBeyond) * (yardX.secondPole - yardX.firstPole)),
);

/** From pole to pole. */
const poleSpan = 'q93.6 14 187.2 0';

/** A conductor of one phase, piece by piece. */
interface Phase {
  /** From beyond the picture to the first pole. */
  line: string;
  /** From there over the second pole and the beam of the dead end down to the jaw of the switch. */
  arrival: string;
  /** From the switch through the breaker to transformer and arrester. */
  behind: string;
}

/** On the left pins of the poles, the right ones and their tops: nearest first, so that no two cross. */
export const phases: readonly [Phase, Phase, Phase] = [
  {
    line: `M-2108.7 408.6${poleSpan.repeat(polesBeyond)}`,
    arrival: `M512.1 408.6${poleSpan}Q781.5 434 863.6 443.3Q871.6 427.8 892.9 426.8Q963.7 443.4 1034.4 452`,
    behind:
      'M1084.4 452Q1131.6 467 1178.8 446M1278.8 446Q1347.8 476 1416.8 466M1416.8 466L1408.8 486',
  },
  {
    line: `M-2057.7 408.6${poleSpan.repeat(polesBeyond)}`,
    arrival: `M563.1 408.6${poleSpan}Q822.8 433.5 895.2 442.5Q903.2 427.8 924.1 426.8Q984.3 441.4 1044.4 448`,
    behind:
      'M1094.4 448Q1141.1 463.5 1187.8 443M1287.8 443Q1361.8 473.5 1435.8 464M1435.8 464L1427.3 486',
  },
  {
    line: `M-2083.2 394.7${poleSpan.repeat(polesBeyond)}`,
    arrival: `M537.6 394.7${poleSpan}Q825.4 427.1 926 443.4Q934 427.8 955.3 426.8Q1004.9 439.4 1054.4 444`,
    behind:
      'M1104.4 444Q1150.6 460 1196.8 440M1296.8 440Q1375.8 473 1454.8 466M1454.8 466L1444.3 486',
  },
];
