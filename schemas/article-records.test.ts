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
  [
    listOf({ name: 'A', items: ['One', 'Two'], parts }),
    row,
    /^`parts` cannot be combined with `items` or `impact`; move/,
  ],
  [
    listOf({ name: 'A', parts: [scope, penalties] }, { name: 'B', parts }),
    [0, 'rows', 1],
    /^expected the columns of the first row: name, Scope, Penalties$/,
  ],
  [[flags, flags], [1, 'name'], /^"flags" is also the name of another entry in the lists of rows;/],
])('rejects %j', (lists, path, message) => {
  const { error } = rowRecords.safeParse(lists);
  expect(error?.issues.map((issue) => issue.path)).toEqual([path]);
  expect(error?.issues[0]?.message).toMatch(message);
});

test('parses lists of rows into an object by list name, and columns into an object by column name', () => {
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
