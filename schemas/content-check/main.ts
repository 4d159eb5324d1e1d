import { join } from 'node:path';
import { collections } from '../collections.ts';
import { formatContentProblems } from '../content-problem.ts';
import { readOwnerNotes } from '../owner-notes.ts';
import { readSingleton } from '../read-content.ts';
import { checkContent } from './check-content.ts';

const problems = await checkContent(join(import.meta.dirname, '../../content'), collections);
if (problems.length > 0) {
  process.stderr.write(`${formatContentProblems(problems)}\n`);
  process.exitCode = 1;
} else {
  const { timeZone } = await readSingleton('company');
  for (const line of await readOwnerNotes(new Date(), timeZone)) console.info(line);
}
