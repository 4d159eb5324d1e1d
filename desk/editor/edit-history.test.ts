import { expect, test } from 'vitest';
import { type EditHistory, noEdits, rememberEdit, takeBack } from './edit-history.ts';

const start: EditHistory<string> = noEdits;

test('typing on in one field is one step', () => {
  const typed = ['', 'a', 'ab'].reduce(
    (history, before, index) => rememberEdit(history, before, 'title', index * 300),
    start,
  );
  expect(takeBack(typed)?.state).toBe('');
  expect(takeBack(typed)?.history.past).toEqual([]);
});

test('another field, or a rest, begins another step', () => {
  const first = rememberEdit(start, 'one', 'title', 0);
  const second = rememberEdit(first, 'two', 'lead', 100);
  const third = rememberEdit(second, 'three', 'lead', 5000);
  expect(third.past).toEqual(['one', 'two', 'three']);
});

test('what is not typed is a step of its own, however quickly it follows', () => {
  const moved = rememberEdit(start, 'both', '', 0);
  const removed = rememberEdit(moved, 'both, moved', '', 10);
  expect(removed.past).toEqual(['both', 'both, moved']);
});

test('after a step back, typing in the same field is a step of its own', () => {
  const typed = rememberEdit(rememberEdit(start, 'one', 'title', 0), 'two', 'lead', 10);
  const back = takeBack(typed);
  expect(back?.state).toBe('two');
  expect(rememberEdit(back?.history ?? start, 'two', 'lead', 20).past).toEqual(['one', 'two']);
});

test('there is nothing to take back at first', () => {
  expect(takeBack(start)).toBeUndefined();
});
