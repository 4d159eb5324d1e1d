/** Three line-to-line voltages, and the band around nominal. */
export const voltagePhasorsData = {
  /** Line-to-line volts, and half the width of the band in percent. */
  nominal: 480,
  tolerance: 5,
  /** Readings in phase rotation. The first is the farthest from the average. */
  readings: [
    { phases: 'AB', volts: 492 },
    { phases: 'BC', volts: 478 },
    { phases: 'CA', volts: 470 },
  ],
};

/**
 * The angles at which three line-to-line voltages add up to zero, in radians counterclockwise. The first angle
 * is zero; the others follow from the law of cosines.
 */
export function closedTriangle(volts: readonly number[]): [number, number, number] {
  const [a = 0, b = 0, c = 0] = volts;
  return [0, corner(a, b, c) - Math.PI, Math.PI - corner(a, c, b)];
}

/** Voltage unbalance by NEMA MG 1: the largest deviation from the average, in percent of the average. */
export function unbalance(volts: readonly number[]) {
  const average = volts.reduce((sum, each) => sum + each, 0) / volts.length;
  const deviation = Math.max(...volts.map((each) => Math.abs(each - average)));
  return { average, deviation, percent: (deviation / average) * 100 };
}

/** The angle between two sides of a triangle, opposite the third side. */
function corner(one: number, other: number, across: number): number {
  return Math.acos((one ** 2 + other ** 2 - across ** 2) / (2 * one * other));
}

const { nominal, tolerance, readings } = voltagePhasorsData;

const volts = readings.map((reading) => reading.volts);
const angles = closedTriangle(volts);
const { average, deviation, percent } = unbalance(volts);

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
      { volts: volts[index], angle: degrees(angles[index] ?? 0) },
    ]),
  ),
};

function degrees(radians: number): string {
  if (radians === 0) return '0';
  const size = Math.abs((radians * 180) / Math.PI).toFixed(1);
  return radians < 0 ? `−${size}` : `+${size}`;
}
