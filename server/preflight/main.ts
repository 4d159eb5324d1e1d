import { join } from 'node:path';
import { readEnvironment } from '#contract/environment.ts';
import { readCompany } from '#contract/read-company.ts';
import { readOwnerNotes } from '#schemas/owner-notes.ts';
import { findObstacles } from './find-obstacles.ts';

const root = process.cwd();

try {
  const environment = readEnvironment(root);
  const company = await readCompany(root);
  const obstacles = await findObstacles(company, environment, root);
  const notes = await readOwnerNotes(new Date(), company.timeZone, join(root, 'content'));
  for (const note of notes) process.stdout.write(`${note}\n`);
  for (const obstacle of obstacles) process.stdout.write(`${obstacle}\n`);
  if (obstacles.length === 0) process.stdout.write('Nothing prevents going live.\n');
  // Exit explicitly: a connection to a mail server that never stops responding would keep the process
  // running.
  process.exit(obstacles.length === 0 ? 0 : 1);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
