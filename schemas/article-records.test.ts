import { expect, test } from 'vitest';
import { rowRecords } from './article-records.ts';

const scope = { name: 'Scope', text: 'All.' };

const refused: [what: string, rows: object[], path: (string | number)[], said: RegExp][] = [
  [
    'a row that says nothing',
    [{ name: 'A' }],
    [0, 'rows', 0],
    /^expected `text`, `items`, `impact`/,
  ],
  [
    'columns beside items',
    [{ name: 'A', items: ['One', 'Two'], parts: [scope] }],
    [0, 'rows', 0],
    /^expected `parts` without/,
  ],
  [
    'a row with other columns than the first',
    [
      { name: 'A', parts: [scope, { name: 'Penalties', items: ['Some.'] }] },
      { name: 'B', parts: [scope] },
    ],
    [0, 'rows', 1],
    /^expected the columns of the first row: name, Scope, Penalties$/,
  ],
];

test.each(refused)('%s is refused', (_what, rows, path, said) => {
  const { error } = rowRecords.safeParse([{ name: 'flags', rows }]);
  expect(error?.issues.map((issue) => issue.path)).toEqual([path]);
  expect(error?.issues[0]?.message).toMatch(said);
});

test('rows are read by the name of their list, and columns by theirs', () => {
  const row = { name: 'A', text: 'Why.', items: ['One', 'Two'], impact: 'So.' };
  const columns = { name: 'B', parts: [scope, { name: 'Penalties', items: ['Some.'] }] };
  const lists = [
    { name: 'flags', rows: [row] },
    { name: 'rules', rows: [columns] },
  ];
  expect(rowRecords.parse(lists)).toEqual({
    flags: [row],
    rules: [{ name: 'B', parts: { Scope: 'All.', Penalties: ['Some.'] } }],
  });
});

test('two lists of one name are refused', () => {
  const list = { name: 'flags', rows: [{ name: 'A', text: 'Why.' }] };
  const { error } = rowRecords.safeParse([list, list]);
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [[1, 'name'], expect.stringMatching(/^"flags" is the name of another of the lists of rows/)],
  ]);
});
