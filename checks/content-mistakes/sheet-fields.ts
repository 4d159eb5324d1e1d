import { find, sheets } from '../site/content.ts';
import type { Mistake } from './mistake.ts';

const sheetWithMarks = find(
  sheets,
  ({ blocks }) => blocks.some(({ kind }) => kind === 'state-line'),
  'a sheet with a line in one state',
);
const sheetWithNotes = find(
  sheets,
  ({ id, notes }) => id !== sheetWithMarks.id && notes.length > 0,
  'another sheet with notes',
);

/** Invalid fields of sheets. */
export const mistakes: Mistake[] = [
  {
    file: `sheets/${sheetWithMarks.id}.yaml`,
    from: /at: 0\.\d+/,
    to: 'at: 7',
    message: /blocks\[\d\]\.marks\[0\]\.at: /,
  },
  {
    file: `sheets/${sheetWithNotes.id}.yaml`,
    from: /^notes:\n {2}- .*$/m,
    to: 'notes:\n  - A note that is longer than the form has room for',
    message: /notes\[0\]: expected at most 35 characters; shorten it/,
  },
];
