import { join } from 'node:path';
import { collections } from '../schemas/collections.ts';
import { checkContent, formatContentProblems } from './check-content.ts';

const problems = await checkContent(join(import.meta.dirname, '../../../content'), collections);
if (problems.length > 0) {
  process.stderr.write(`${formatContentProblems(problems)}\n`);
  process.exitCode = 1;
}
