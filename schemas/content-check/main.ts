import { join } from 'node:path';
import { collections } from '../collections.ts';
import { checkContent } from './check-content.ts';
import { formatContentProblems } from './content-problem.ts';

const problems = await checkContent(join(import.meta.dirname, '../../content'), collections);
if (problems.length > 0) {
  process.stderr.write(`${formatContentProblems(problems)}\n`);
  process.exitCode = 1;
}
