import { expect, test } from 'vitest';
import { find, sheets } from '../../site/checks/content.ts';
import { copyContent, type Mistake } from './content-copy.ts';

const { edit, check } = copyContent();

const having = (kind: string) =>
  find(
    sheets,
    ({ blocks }) => blocks.some((block) => block.kind === kind),
    `a sheet with a ${kind}`,
  );
const file = ({ id }: { id: string }) => `sheets/${id}.yaml`;

const curve = having('relay-curve');
const lines = having('state-line');
const [first, second] = sheets;
const listing = find(
  sheets,
  ({ blocks }) => blocks.some((block) => block.kind === 'table' && block.listedOn),
  'a sheet whose names are listed on another',
);

const mistakes: Mistake[] = [
  [
    'a number that the station does not have',
    file(curve),
    /\{fault\.high\}/,
    '{fault.hihg}',
    /content\/sheets\/.*:\d+ blocks\[\d\]\.label: the station has no number \{fault\.hihg\}; write one of voltage, /,
  ],
  [
    'a cell too many',
    file(curve),
    /( +)- Ramp\n/,
    '$1- Ramp\n$1- Twice\n',
    /content\/sheets\/.*:\d+ blocks\[\d\]\.rows\[\d\]\.cells: 7 cells under 6 columns; write a cell for each/,
  ],
  [
    'a cell that does not fit',
    file(curve),
    '- Ramp',
    '- Ramped from half of it upward',
    /rows\[\d\]\.cells\[1\]: \d+ characters in a column of \d+; shorten it or widen Inject/,
  ],
  [
    'columns wider than the form',
    file(curve),
    /width: \d+/,
    'width: 60',
    /columns: they take \d+ characters; make them narrower, the form has 68/,
  ],
  [
    'a curve of a table that is not there',
    file(curve),
    /table: .*/,
    'table: Reslts',
    /blocks\[\d\]\.table: no such table; write one of /,
  ],
  [
    'a curve of a column that is not there',
    file(curve),
    /x: .*/,
    'x: Injcet',
    /blocks\[\d\]\.x: no such column; write one of /,
  ],
  [
    'a mark off the line',
    file(lines),
    /at: 0\.\d+/,
    'at: 7',
    /content\/sheets\/.*:\d+ blocks\[\d\]\.marks\[0\]\.at: /,
  ],
  [
    'a name that is not on the sheet that lists it',
    file(listing),
    /(cells:\n +- ).*/,
    '$1XX-99',
    /rows\[0\]\.cells\[0\]: XX-99 is not in a first column of content\/sheets\/.*; correct it, or add it there/,
  ],
  [
    'a number that another sheet has',
    `sheets/${second?.id}.yaml`,
    /^number: .*$/m,
    `number: ${first?.number}`,
    /number: content\/sheets\/.* has this number; give one of the two another/,
  ],
  [
    'a long note',
    file(curve),
    /^notes:\n {2}- .*$/m,
    'notes:\n  - A note that is longer than the form has room for',
    /notes\[0\]: expected at most 35 characters; shorten it/,
  ],
];

test.each(mistakes)('%s is named with its file, its field and the remedy', async (...mistake) => {
  const [, path, from, to, said] = mistake;
  await edit(path, from, to);
  expect(await check()).toMatch(said);
});

test('a service cannot show a sheet that is not there', async () => {
  const path = 'services/automation.yaml';
  await edit(path, /- sheet: .*/, '- sheet: no-such-sheet');
  expect(await check()).toMatch(/sheet: no such entry in sheets; write one of /);
});
