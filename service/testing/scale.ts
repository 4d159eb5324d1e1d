/**
 * Long runs stand in the suite at a tenth of their count with deadlines at ten times the figure, as
 * a machine that others use too may stand still for seconds;
 * `npm run bench -- robustness` runs the same tests in full.
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
