import { expect, test } from 'vitest';
import { rowRecords } from './article-records.ts';

const scope = { name: 'Scope', text: 'All.' };

const penalties = { name: 'Penalties', items: ['Some.'] };
const parts = [scope];
const row = [0, 'rows', 0];
const flags = { name: 'flags', rows: [{ name: 'A', text: 'Why.' }] };
const listOf = (...rows: object[]) => [{ name: 'flags', rows }];

test.each<[object[], (string | number)[], RegExp]>([
  [listOf({ name: 'A' }), row, /^expected `text`, `items`, `impact`/],
  [listOf({ name: 'A', items: ['One', 'Two'], parts }), row, /^expected `parts` without/],
  [
    listOf({ name: 'A', parts: [scope, penalties] }, { name: 'B', parts }),
    [0, 'rows', 1],
    /^expected the columns of the first row: name, Scope, Penalties$/,
  ],
  [[flags, flags], [1, 'name'], /^"flags" is the name of another of the lists of rows/],
])('%j is refused', (lists, path, said) => {
  const { error } = rowRecords.safeParse(lists);
  expect(error?.issues.map((issue) => issue.path)).toEqual([path]);
  expect(error?.issues[0]?.message).toMatch(said);
});

test('rows are read by the name of their list, and columns by theirs', () => {
  const whole = { name: 'A', text: 'Why.', items: ['One', 'Two'], impact: 'So.' };
  const columns = { name: 'B', parts: [scope, penalties] };
  const lists = [
    { name: 'flags', rows: [whole] },
    { name: 'rules', rows: [columns] },
  ];
  expect(rowRecords.parse(lists)).toEqual({
    flags: [whole],
    rules: [{ name: 'B', parts: { Scope: 'All.', Penalties: ['Some.'] } }],
  });
});
