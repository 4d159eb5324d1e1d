import { fallOfPotentialData } from './fall-of-potential-data.ts';
import { rodReading } from './rod-reading.ts';

const { rod, readings, tests } = fallOfPotentialData;

/** What the words may state: the data, and each test's ohms by the percent at which they are read. */
export const fallOfPotentialNumbers = {
  ...fallOfPotentialData,
  resistance: rod.resistance.toFixed(1),
  tests: tests.map(({ distance }) => {
    const ohms = rodReading(rod, distance);
    return {
      distance,
      ...Object.fromEntries(
        [10, ...readings, 90].map((percent) => [
          percent,
          ohms((percent / 100) * distance).toFixed(1),
        ]),
      ),
    };
  }),
};
