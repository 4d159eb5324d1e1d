import { fahrenheitRise, formatCelsiusAndFahrenheit } from '#electrical/fahrenheit.ts';

/**
 * Temperatures of a hot connection, a similar part and the ambient air. Severity steps for the rise over
 * ambient and for the difference from the similar part.
 */
export const temperatureRiseData = {
  /** Severity steps of the rise over ambient in °C, in ascending order. The last step has no upper limit. */
  steps: [
    { label: 'POSSIBLE DEFICIENCY', from: 1, to: 10 },
    { label: 'PROBABLE DEFICIENCY', from: 11, to: 20 },
    { label: 'WATCH UNTIL REPAIRED', from: 21, to: 40 },
    { label: 'MAJOR: REPAIR IMMEDIATELY', from: 40 },
  ],
  /** Severity steps of the difference from a similar part under similar load in °C, in ascending order. */
  similar: [
    { label: 'POSSIBLE', from: 1, to: 3 },
    { label: 'PROBABLE', from: 4, to: 15 },
    { label: 'MAJOR', from: 15 },
  ],
  /** Air temperature around both parts, °C. */
  ambient: 38,
  /** Temperatures of the hot part and of a similar part, °C. */
  part: { label: 'LUG', reading: 81 },
  neighbor: { label: 'NEIGHBOR', reading: 60 },
};

const { steps, similar, ambient, part, neighbor } = temperatureRiseData;

const span = ({ from, to }: { from: number; to?: number }) => (to ? `${from}–${to}` : `${from}`);

/** Numbers that the figure's `caption` and `words` in an article can insert as placeholders. */
export const temperatureRiseNumbers = {
  over: steps.map(span),
  /** Rise at which the most severe step starts, in °F. */
  major: fahrenheitRise(steps.at(-1)?.from ?? 0),
  similar: similar.map(span),
  ambient: formatCelsiusAndFahrenheit(ambient),
  part: formatCelsiusAndFahrenheit(part.reading),
  neighbor: formatCelsiusAndFahrenheit(neighbor.reading),
  rise: part.reading - ambient,
  difference: part.reading - neighbor.reading,
};
