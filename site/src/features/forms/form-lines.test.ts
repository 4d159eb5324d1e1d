import { expect, test } from 'vitest';
import { fixedLineIds } from '#schemas/permanent-ids.ts';
import { listLines } from './form-lines.ts';

const words = {
  site: 'Site',
  subject: 'Subject',
  company: 'Company, if another',
  order: 'Work order',
  sheet: 'Sheet no.',
  date: 'Date',
  certificate: 'Certification, no.',
  compared: 'Compared with report',
};
const lines = [{ id: 'wrench', name: 'Wrench' }];
const namesOf = (verdicts: readonly string[]) =>
  listLines({ lines, verdicts }, words).own.map(({ name }) => name);

test('every form has room for another company, a work order and the number of the sheet', () => {
  const shared = ['Company, if another', 'Work order', 'Sheet no.', 'Date'];
  expect(namesOf([])).toEqual([...shared, 'Wrench']);
});

test('only the form of a test has lines for the certification and for an earlier report', () => {
  const tested = ['Certification, no.', 'Compared with report', 'Wrench'];
  expect(namesOf(['Pass', 'Fail']).slice(-3)).toEqual(tested);
});

test('no sheet may use the id of a line that forms have', () => {
  const { head, own } = listLines({ lines: [], verdicts: ['Pass'] }, words);
  for (const { id } of [...head, ...own]) expect(fixedLineIds).toContain(id);
});
