/**
 * In `npm test`, long runs have a tenth of their count and ten times their deadline, because a busy
 * machine may pause for seconds. `npm run bench -- endurance` runs the same tests in full.
 */
const isFull = process.env.ROBUSTNESS === 'full';

/** How often a long run repeats; `full` is the whole count, `daily` that of the suite. */
export function scaled(full: number, daily: number = Math.ceil(full / 10)): number {
  return isFull ? full : daily;
}

/** How long something may take, in milliseconds; `figure` is what is required of a machine at rest. */
export function allowed(figure: number): number {
  return isFull ? figure : 10 * figure;
}
