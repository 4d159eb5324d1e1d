import { fahrenheit, fahrenheitRise } from '../fahrenheit.ts';
import { temperatureRiseData } from './temperature-rise-data.ts';

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
