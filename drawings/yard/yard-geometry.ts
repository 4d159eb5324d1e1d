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
