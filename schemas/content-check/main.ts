import { join } from 'node:path';
import { collections } from '../collections.ts';
import { formatContentProblems } from '../content-problem.ts';
import { describeOpenings } from '../openings-in-time.ts';
import { readCollection, readOnly } from '../read-content.ts';
import { checkContent } from './check-content.ts';

const problems = await checkContent(join(import.meta.dirname, '../../content'), collections);
if (problems.length > 0) {
  process.stderr.write(`${formatContentProblems(problems)}\n`);
  process.exitCode = 1;
} else {
  const { timeZone } = await readOnly('company');
  const openings = await readCollection('openings');
  for (const line of describeOpenings(openings, new Date(), timeZone)) console.info(line);
}
