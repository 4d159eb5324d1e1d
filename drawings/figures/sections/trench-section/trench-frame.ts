import {
  type TrenchSectionData,
  trenchDepths,
} from '#electrical/figures/sections/trench-section.ts';
import { tenth } from '#electrical/tenth.ts';
import { type FigureSize, lettering } from '../../figure-drawing.ts';

/** How the section lies on its page: inches from the left wall and below grade to units. */
export function trenchFrame(data: TrenchSectionData, size: FigureSize) {
  const { trefoil, spacing } = data;
  const { inch, left, grade } = arrangements[size];
  const x = (inches: number) => tenth(left + inches * inch);
  const y = (inches: number) => tenth(grade + inches * inch);
  const first = 8;
  return {
    size,
    letters: lettering[size],
    inch,
    x,
    y,
    grade,
    /** The walls. */
    left,
    right: x(2 * first + spacing),
    depth: trenchDepths(data),
    /** The middles of the feeders, of the duct and of the bare conductor, in inches from the left wall. */
    feeders: [first, first + spacing] as const,
    duct: { at: first + 4.6, radius: 0.83 },
    ground: { at: first + 8.4, radius: 0.26 },
    /** Three touching circles are so much higher than one is wide. */
    cable: trefoil / (1 + Math.sqrt(3) / 2) / 2,
  };
}

export type TrenchFrame = ReturnType<typeof trenchFrame>;

const arrangements = {
  wide: { inch: 8.6, left: 188, grade: 34 },
  narrow: { inch: 5.1, left: 80, grade: 30 },
} as const;
