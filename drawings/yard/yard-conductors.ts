import { round } from '../parts/geometry.ts';
import { yardX } from './yard-geometry.ts';

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
