import { expect, test } from 'vitest';
import { aroundChanges, compareLines } from './compare-lines.ts';

test('a replaced line stands beside its successor, the rest beside itself', () => {
  expect(compareLines('a\nb\nc\n', 'a\nB\nc\n')).toEqual([
    { left: 'a', right: 'a', same: true },
    { left: 'b', right: 'B', same: false },
    { left: 'c', right: 'c', same: true },
  ]);
});

test('a line that one side lacks has nothing beside it', () => {
  expect(compareLines('a\nc', 'a\nb\nc')[1]).toEqual({
    left: undefined,
    right: 'b',
    same: false,
  });
  expect(compareLines('a\nb', 'a').at(-1)).toEqual({ left: 'b', right: undefined, same: false });
});

test('no line of either side is lost or doubled', () => {
  const left = 'a\nb\nc\nd\nb\ne';
  const right = 'b\nx\nd\nb\nf\ne\ng';
  const pairs = compareLines(left, right);
  const side = (of: 'left' | 'right') =>
    pairs.flatMap((pair) => (pair[of] === undefined ? [] : [pair[of]])).join('\n');
  expect([side('left'), side('right')]).toEqual([left, right]);
});

test('rows far from a change are left out, once', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`);
  const changed = lines.with(10, 'changed');
  const shown = aroundChanges(compareLines(lines.join('\n'), changed.join('\n')), 2);
  expect(shown).toHaveLength(7);
  expect(shown[0]).toBeUndefined();
  expect(shown.at(-1)).toBeUndefined();
});
