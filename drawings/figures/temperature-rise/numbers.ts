import { fahrenheitRise, formatCelsiusAndFahrenheit } from '#electrical/fahrenheit.ts';

/**
 * A connection that is hotter than ambient and than a similar part, and the steps for both
 * differences.
 */
export const temperatureRiseData = {
  /** Steps of the rise over ambient in °C, in rising order; the last step has no end. */
  steps: [
    { label: 'POSSIBLE DEFICIENCY', from: 1, to: 10 },
    { label: 'PROBABLE DEFICIENCY', from: 11, to: 20 },
    { label: 'WATCH UNTIL REPAIRED', from: 21, to: 40 },
    { label: 'MAJOR: REPAIR IMMEDIATELY', from: 40 },
  ],
  /** Steps of the difference from a similar part under similar load in °C, in rising order. */
  similar: [
    { label: 'POSSIBLE', from: 1, to: 3 },
    { label: 'PROBABLE', from: 4, to: 15 },
    { label: 'MAJOR', from: 15 },
  ],
  /** Temperatures of the air around both parts, of the part in question, and of the similar part, °C. */
  ambient: 38,
  part: { label: 'LUG', reading: 81 },
  neighbor: { label: 'NEIGHBOR', reading: 60 },
};

const { steps, similar, ambient, part, neighbor } = temperatureRiseData;

const span = ({ from, to }: { from: number; to?: number }) => (to ? `${from}–${to}` : `${from}`);

export const temperatureRiseNumbers = {
  over: steps.map(span),
  /** Degrees Fahrenheit. */
  major: fahrenheitRise(steps.at(-1)?.from ?? 0),
  similar: similar.map(span),
  ambient: formatCelsiusAndFahrenheit(ambient),
  part: formatCelsiusAndFahrenheit(part.reading),
  neighbor: formatCelsiusAndFahrenheit(neighbor.reading),
  rise: part.reading - ambient,
  difference: part.reading - neighbor.reading,
};
