/** Readings of three line-to-line voltages, and the tolerance band around the nominal voltage. */
export const voltagePhasorsData = {
  /** Nominal line-to-line voltage, in volts. */
  nominal: 480,
  /** Half the width of the tolerance band, in percent. */
  tolerance: 5,
  /** Readings in the order of phase rotation. The first reading is the farthest from the average. */
  readings: [
    { phases: 'AB', volts: 492 },
    { phases: 'BC', volts: 478 },
    { phases: 'CA', volts: 470 },
  ],
};

/**
 * Returns the angles at which three line-to-line voltages add up to zero, in radians counterclockwise. The first
 * angle is zero, and the other two follow from the law of cosines.
 */
export function closedTriangleAngles(volts: readonly number[]): [number, number, number] {
  const [a = 0, b = 0, c = 0] = volts;
  return [0, angleBetween(a, b, c) - Math.PI, Math.PI - angleBetween(a, c, b)];
}

/** Returns the voltage unbalance per NEMA MG 1: the largest deviation from the average, in percent of the average. */
export function unbalance(volts: readonly number[]) {
  const average = volts.reduce((sum, each) => sum + each, 0) / volts.length;
  const deviation = Math.max(...volts.map((each) => Math.abs(each - average)));
  return { average, deviation, percent: (deviation / average) * 100 };
}

/** Returns the angle in radians between sides `a` and `b` of a triangle, opposite the side `c`. */
function angleBetween(a: number, b: number, c: number): number {
  return Math.acos((a ** 2 + b ** 2 - c ** 2) / (2 * a * b));
}

const { nominal, tolerance, readings } = voltagePhasorsData;

const volts = readings.map((reading) => reading.volts);
const angles = closedTriangleAngles(volts);
const { average, deviation, percent } = unbalance(volts);

/** Numbers that the figure's `caption` and `words` in an article can insert as placeholders. */
export const voltagePhasorsNumbers = {
  nominal,
  tolerance,
  least: nominal * (1 - tolerance / 100),
  most: nominal * (1 + tolerance / 100),
  average,
  deviation,
  unbalance: percent.toFixed(1),
  ...Object.fromEntries(
    readings.map(({ phases }, index) => [
      phases,
      { volts: volts[index], angle: formatDegrees(angles[index] ?? 0) },
    ]),
  ),
};

/** Formats an angle in degrees with its sign. */
function formatDegrees(radians: number): string {
  if (radians === 0) return '0';
  const size = Math.abs((radians * 180) / Math.PI).toFixed(1);
  return radians < 0 ? `−${size}` : `+${size}`;
}
