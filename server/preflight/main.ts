import { join } from 'node:path';
import { readEnvironment } from '#contract/environment.ts';
import { readCompany } from '#contract/read-company.ts';
import { readOwnerNotes } from '#schemas/owner-notes.ts';
import { readSingleton } from '#schemas/read-content.ts';
import { describeMailDomains } from './describe-mail-domains.ts';
import { describeMissingElevations } from './describe-missing-elevations.ts';
import { findObstacles } from './find-obstacles.ts';
import { findTradeWords } from './find-trade-words.ts';
import { readContentDocuments } from './read-content-documents.ts';

const root = process.cwd();
const content = join(root, 'content');

try {
  const environment = readEnvironment(root);
  const company = await readCompany(root);
  const obstacles = await findObstacles(company, environment, root);
  const notes = [
    ...(await readOwnerNotes(new Date(), company.timeZone, content)),
    ...describeMailDomains(company, environment),
    ...(await readTradeNotes()),
    ...(await describeMissingElevations(root)),
  ];
  for (const note of notes) process.stdout.write(`Note: ${note}\n`);
  for (const obstacle of obstacles) process.stdout.write(`${obstacle}\n`);
  if (obstacles.length === 0) process.stdout.write('Nothing prevents going live.\n');
  // Exit explicitly: a connection to a mail server that never stops responding would keep the process
  // running.
  process.exit(obstacles.length === 0 ? 0 : 1);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}

/** Returns notes about words of the sample's trade. Returns none if the region is unreadable, which the check reports. */
async function readTradeNotes(): Promise<string[]> {
  const region = await readSingleton('region', content).catch(() => undefined);
  if (!region) return [];
  const stateCodes = region.states.map(({ code }) => code);
  return findTradeWords(await readContentDocuments(content), { name: region.name, stateCodes });
}
