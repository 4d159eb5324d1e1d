/**
 * The angles at which three line-to-line voltages add up to nothing, in radians counterclockwise:
 * the first lies at zero, the others follow by the law of cosines.
 */
export function closedTriangle(volts: readonly number[]): [number, number, number] {
  const [a = 0, b = 0, c = 0] = volts;
  return [0, corner(a, b, c) - Math.PI, Math.PI - corner(a, c, b)];
}

/** NEMA MG 1: the largest deviation from the average, in percent of the average. */
export function unbalance(volts: readonly number[]) {
  const average = volts.reduce((sum, each) => sum + each, 0) / volts.length;
  const deviation = Math.max(...volts.map((each) => Math.abs(each - average)));
  return { average, deviation, percent: (deviation / average) * 100 };
}

/** The angle between two sides, across from the third. */
function corner(one: number, other: number, across: number): number {
  return Math.acos((one ** 2 + other ** 2 - across ** 2) / (2 * one * other));
}
