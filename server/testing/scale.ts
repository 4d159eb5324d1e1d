/**
 * In `npm test`, long tests run a tenth of their repetitions, and time limits are ten times as long, because
 * a busy machine may stall for seconds. `npm run bench -- endurance` runs the same tests in full.
 */

const isFull = process.env.ROBUSTNESS === 'full';

/** Returns a count or duration of a long test: `full` in the full run, `reduced` in `npm test`. */
export function scaleDown(full: number, reduced: number = Math.ceil(full / 10)): number {
  return isFull ? full : reduced;
}

/** Returns a time limit in milliseconds: `limit` in the full run, ten times `limit` in `npm test`. */
export function scaleTimeLimit(limit: number): number {
  return isFull ? limit : 10 * limit;
}
