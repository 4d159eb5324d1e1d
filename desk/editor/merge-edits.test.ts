import { expect, test } from 'vitest';
import { mergeEdits } from './merge-edits.ts';

const base = { name: 'Pecos', place: { north: 1, east: 2 }, list: [1, 2] };

test('edits of different fields stand together', () => {
  const ours = { ...base, name: 'Pecos City' };
  const theirs = { ...base, place: { north: 1, east: 3 } };
  expect(mergeEdits(base, ours, theirs)).toEqual({ ...theirs, name: 'Pecos City' });
});

test('edits of different fields of one group stand together', () => {
  const ours = { ...base, place: { north: 9, east: 2 } };
  const theirs = { ...base, place: { north: 1, east: 3 } };
  expect(mergeEdits(base, ours, theirs)?.place).toEqual({ north: 9, east: 3 });
});

test('two edits of one field do not, unless they agree', () => {
  const ours = { ...base, name: 'A' };
  expect(mergeEdits(base, ours, { ...base, name: 'B' })).toBeUndefined();
  expect(mergeEdits(base, ours, { ...base, name: 'A' })?.name).toBe('A');
  const [north, south] = [7, 8].map((value) => ({ ...base, place: { north: value, east: 2 } }));
  expect(mergeEdits(base, north ?? base, south ?? base)).toBeUndefined();
});

test('a list is one field', () => {
  const ours = { ...base, list: [1, 2, 3] };
  expect(mergeEdits(base, ours, { ...base, list: [9, 2] })).toBeUndefined();
});

test('what one side took out stays out', () => {
  const { list: _, ...without } = base;
  expect(mergeEdits(base, without, { ...base, name: 'B' })?.list).toBeUndefined();
});
