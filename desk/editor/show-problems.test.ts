import { expect, test } from 'vitest';
import { countProblems, keepShown, toFieldErrors } from './show-problems.ts';

const problems = [
  { path: ['hours', 'weekdays', 'opens'], message: 'expected a time' },
  { path: ['email'], message: 'expected an address' },
  { path: ['email'], message: 'of another file', file: 'content/home.yaml' },
];

test('each problem stands at its field, and those of other files at none', () => {
  const errors = toFieldErrors(problems) as Record<string, unknown>;
  expect(errors.email).toEqual({ __errors: ['expected an address'] });
  expect(errors.hours).toEqual({ weekdays: { opens: { __errors: ['expected a time'] } } });
});

test('a fold tells how much is wrong inside', () => {
  expect(countProblems(problems, ['hours'])).toBe(1);
  expect(countProblems(problems, ['email'])).toBe(1);
  expect(countProblems(problems, ['name'])).toBe(0);
});

test('a field that was not refused is left alone until the next save', () => {
  const found = [
    { path: ['email'], message: 'still wrong' },
    { path: ['name'], message: 'missing' },
  ];
  expect(keepShown(problems, found)).toEqual([{ path: ['email'], message: 'still wrong' }]);
});
