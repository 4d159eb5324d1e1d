import { find, MissingContent, sheets } from '../site/content.ts';
import type { Mistake } from './mistake.ts';

const [first, second] = sheets;
if (!second) throw new MissingContent('content/sheets has only one file');
const sheetWithCurve = find(
  sheets,
  ({ blocks }) => blocks.some(({ kind }) => kind === 'relay-curve'),
  'a sheet with a relay curve',
);
const curveFile = `sheets/${sheetWithCurve.id}.yaml`;
const sheetWithList = find(
  sheets,
  ({ blocks }) => blocks.some((block) => block.kind === 'table' && block.listedOn),
  'a sheet whose names are listed on another',
);

/** Sheets that contradict their tables, the numbers of the station or one another. */
export const mistakes: Mistake[] = [
  {
    file: curveFile,
    from: /\{fault\.high\}/,
    to: '{fault.hihg}',
    message: /the station has no number \{fault\.hihg\}; write/,
  },
  {
    file: curveFile,
    from: /( +)- Ramp\n/,
    to: '$1- Ramp\n$1- Twice\n',
    message: /cells: \d+ cells for \d+ columns; write one/,
  },
  {
    file: curveFile,
    from: /rows: \d+\n/,
    to: 'rows: 1\n',
    message: /blank\.rows: expected at least \d, because \d rows have a name/,
  },
  {
    file: curveFile,
    from: '- Ramp',
    to: '- Ramped from half of it up',
    message: /columns: the longest cells of all columns .* Ramped/,
  },
  {
    file: curveFile,
    from: /table: .*/,
    to: 'table: Reslts',
    message: /blocks\[\d\]\.table: no such table; write one of /,
  },
  {
    file: curveFile,
    from: /x: .*/,
    to: 'x: Injcet',
    message: /blocks\[\d\]\.x: no such column; write one of /,
  },
  {
    file: `sheets/${sheetWithList.id}.yaml`,
    from: /(cells:\n +- ).*/,
    to: '$1XX-99',
    message: /XX-99 is not in the first column/,
  },
  {
    file: `sheets/${second.id}.yaml`,
    from: /^number: .*$/m,
    to: `number: ${first?.number}`,
    message: /number: content\/sheets\/.* has the same number; change one of the two/,
  },
  {
    file: `sheets/${second.id}.yaml`,
    from: /^formId: .*$/m,
    to: `formId: ${first?.formId}`,
    message: /formId: content\/sheets\/.* has the same formId; change the one of the newer sheet/,
  },
];
