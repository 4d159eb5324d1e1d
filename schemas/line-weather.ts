import { z } from 'zod';
import { weatherLimits } from '#electrical/line/conductor-rating.ts';
import { group } from './fields.ts';

/** The weather that the line voltage tool first rates conductors in: a hot, calm afternoon of the region. */
export const lineWeatherSchema = group({
  ambientCelsius: between('ambientCelsius', 'degrees Celsius', '40'),
  /** Across the line. */
  windFeetPerSecond: between('windFeetPerSecond', 'feet per second', '2'),
  /** Whether the conductor is in full sun. */
  sun: z.boolean({ error: 'expected true for full sun or false for none' }),
  elevationFeet: between('elevationFeet', 'feet', '3170'),
});

function between(field: keyof typeof weatherLimits, what: string, example: string) {
  const [least, most] = weatherLimits[field];
  const error = `expected ${what} from ${least} to ${most}; write it as ${example}`;
  return z.number({ error }).min(least, error).max(most, error);
}
