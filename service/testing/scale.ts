/**
 * In `npm test`, long runs have a tenth of their count and ten times their deadline, because a busy
 * machine may pause for seconds. `npm run bench -- endurance` runs the same tests in full.
 */

const isFull = process.env.ROBUSTNESS === 'full';

/** The number of repetitions of a long run: `full`, or `daily` in the suite. */
export function scaled(full: number, daily: number = Math.ceil(full / 10)): number {
  return isFull ? full : daily;
}

/** A time limit in milliseconds: `limit` on an idle machine, ten times as much in the suite. */
export function allowed(limit: number): number {
  return isFull ? limit : 10 * limit;
}
