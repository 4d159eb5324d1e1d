import { type Deadlines, deadlines } from '../node/http-server.ts';
import { scaled } from '../testing/scale.ts';

/** The deadlines of the service's connections, a tenth of them in the suite. */
export function scaledDeadlines(): Deadlines {
  const entries = Object.entries(deadlines).map(([name, figure]) => [name, scaled(figure)]);
  return Object.fromEntries(entries) as Deadlines;
}
