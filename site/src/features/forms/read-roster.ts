import { routes, safetyRoute } from '#contract/routes.ts';
import { isCrewNumber } from '#schemas/person.ts';
import { toPlainCharacters } from '#schemas/prose/plain-characters.ts';
import { readSafety } from '#site/read/content.ts';
import { readPeople } from '#site/read/people.ts';
import type { Sheet } from '#site/read/sheets.ts';

/** Someone whose number stands on a sheet. */
export interface RosterEntry {
  number: string;
  role: string;
  /** The label of an invented person; undefined for a real one. */
  sample?: string | undefined;
  /** Address of the person's card. */
  href: string;
}

/** Columns whose cells have only the digits of the numbers of qualified people, such as "3, 1". */
const digitColumns: readonly string[] = ['QP', 'Sw', 'Ck'];

/** Returns the people whose numbers stand on the sheet, in the order of the crew sheet. */
export async function readRoster(sheet: Sheet): Promise<RosterEntry[]> {
  const numbers = listCrewNumbers(sheet);
  const page = (await readSafety()) ? safetyRoute : routes.contact;
  return (await readPeople())
    .filter(({ name }) => isCrewNumber(name) && numbers.has(name))
    .map(({ id, name, role, sample }) => ({ number: name, role, sample, href: `${page}#${id}` }));
}

/** Returns the crew numbers in the texts of a sheet, and those of which a column shows only the digits. */
function listCrewNumbers({ by, facts, blocks, notes }: Sheet): Set<string> {
  const texts = [by, ...facts.map(({ value }) => value), ...(notes ?? [])];
  const numbers = new Set<string>();
  for (const block of blocks) {
    if (block.kind !== 'table') continue;
    for (const { cells } of block.rows) {
      cells.forEach(({ text }, index) => {
        texts.push(text);
        if (!digitColumns.includes(block.columns[index]?.title ?? '')) return;
        for (const digits of text.split(', ')) numbers.add(`QP-${digits}`);
      });
    }
  }
  for (const text of texts) {
    for (const [number] of toPlainCharacters(text).matchAll(/\b[A-Z]{2}-\d{1,2}\b/g))
      numbers.add(number);
  }
  return numbers;
}
