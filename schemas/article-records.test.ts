import { expect, test } from 'vitest';
import { rowRecords } from './article-records.ts';

const scope = { name: 'Scope', text: 'All.' };
const penalties = { name: 'Penalties', items: ['Some.'] };
const parts = [scope];
const firstRow = [0, 'rows', 0];
const flags = { name: 'flags', rows: [{ name: 'A', text: 'Why.' }] };
const listOf = (...rows: object[]) => [{ name: 'flags', rows }];

test.each<{
  description: string;
  lists: object[];
  path: (string | number)[];
  message: RegExp;
}>([
  {
    description: 'a row with only a name',
    lists: listOf({ name: 'A' }),
    path: firstRow,
    message: /^expected `text`, `items`, `impact`/,
  },
  {
    description: 'a row with columns and items',
    lists: listOf({ name: 'A', items: ['One', 'Two'], parts }),
    path: firstRow,
    message: /^`parts` cannot be combined with `items` or `impact`; move/,
  },
  {
    description: 'a row whose columns differ from those of the first row',
    lists: listOf({ name: 'A', parts: [scope, penalties] }, { name: 'B', parts }),
    path: [0, 'rows', 1],
    message: /^expected the columns of the first row: name, Scope, Penalties$/,
  },
  {
    description: 'two lists with the same name',
    lists: [flags, flags],
    path: [1, 'name'],
    message: /^"flags" is also the name of another entry in the lists of rows;/,
  },
])('rejects $description', ({ lists, path, message }) => {
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
