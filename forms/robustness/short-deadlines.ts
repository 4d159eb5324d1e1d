/* Loaded into the service with `--import`: its connections have a tenth of their time. */
import { type Deadlines, deadlines } from '../node/guard-connections.ts';

for (const name of Object.keys(deadlines) as (keyof Deadlines)[]) deadlines[name] /= 10;
// A busy machine takes longer than that to send the largest requests, many at once.
deadlines.headers *= 4;
deadlines.request *= 2;
deadlines.silence *= 2;
