import { fahrenheit, fahrenheitRise } from '../../fahrenheit.ts';

/** How far a connection stands above ambient and above a similar part, against the steps for both. */
export const temperatureRiseData = {
  /** Steps of the rise over ambient in °C, from the smallest; the last one has no end. */
  steps: [
    { label: 'POSSIBLE DEFICIENCY', from: 1, to: 10 },
    { label: 'PROBABLE DEFICIENCY', from: 11, to: 20 },
    { label: 'WATCH UNTIL REPAIRED', from: 21, to: 40 },
    { label: 'MAJOR: REPAIR IMMEDIATELY', from: 40 },
  ],
  /** Steps of the difference from a similar part under similar load in °C, from the smallest. */
  similar: [
    { label: 'POSSIBLE', from: 1, to: 3 },
    { label: 'PROBABLE', from: 4, to: 15 },
    { label: 'MAJOR', from: 15 },
  ],
  /** Air around both parts, °C. */
  ambient: 38,
  /** The part in question. */
  part: { label: 'LUG', reading: 81 },
  /** The similar part beside it. */
  neighbor: { label: 'NEIGHBOR', reading: 60 },
};

const { steps, similar, ambient, part, neighbor } = temperatureRiseData;

const both = (celsius: number) => `${celsius} °C (${fahrenheit(celsius)} °F)`;
const span = ({ from, to }: { from: number; to?: number }) => (to ? `${from}–${to}` : `${from}`);

/** What the words may state: each class, the example's temperatures, and what lies between them. */
export const temperatureRiseNumbers = {
  /** Over ambient, from the smallest class on. */
  over: steps.map(span),
  /** The last of them in Fahrenheit. */
  major: fahrenheitRise(steps.at(-1)?.from ?? 0),
  /** Over a similar part, from the smallest class on. */
  similar: similar.map(span),
  ambient: both(ambient),
  part: both(part.reading),
  neighbor: both(neighbor.reading),
  rise: part.reading - ambient,
  difference: part.reading - neighbor.reading,
};
