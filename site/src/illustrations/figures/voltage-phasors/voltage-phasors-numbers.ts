import { closedTriangle, unbalance } from './three-voltages.ts';
import { voltagePhasorsData } from './voltage-phasors-data.ts';

const { nominal, tolerance, readings } = voltagePhasorsData;

const volts = readings.map((reading) => reading.volts);
const angles = closedTriangle(volts);
const { average, deviation, percent } = unbalance(volts);

/** What the words may state: the band, the unbalance, and each voltage by its phases. */
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
