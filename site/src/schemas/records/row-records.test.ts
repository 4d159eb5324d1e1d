import { expect, test } from 'vitest';
import { rowRecords } from './row-records.ts';

const refused: [what: string, rows: object[], path: (string | number)[], said: RegExp][] = [
  ['a row that says nothing', [{ name: 'A' }], ['flags', 0], /^expected `text`, `items`, `impact`/],
  [
    'columns beside items',
    [{ name: 'A', items: ['One', 'Two'], parts: { Scope: 'All.' } }],
    ['flags', 0],
    /^expected `parts` without/,
  ],
  [
    'a row with other columns than the first',
    [
      { name: 'A', parts: { Scope: 'All.', Penalties: ['Some.'] } },
      { name: 'B', parts: { Scope: 'All.' } },
    ],
    ['flags', 1],
    /^expected the columns of the first row: name, Scope, Penalties$/,
  ],
];

test.each(refused)('%s is refused', (_what, flags, path, said) => {
  const { error } = rowRecords.safeParse({ flags });
  expect(error?.issues.map((issue) => issue.path)).toEqual([path]);
  expect(error?.issues[0]?.message).toMatch(said);
});

test('rows may hold sentences, lists and what follows', () => {
  const rows = { flags: [{ name: 'A', text: 'Why.', items: ['One', 'Two'], impact: 'So.' }] };
  expect(rowRecords.parse(rows)).toEqual(rows);
});
