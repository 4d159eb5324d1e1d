import { expect, test } from 'vitest';
import { findUnclearSubjects } from './check-commits.ts';

test('a commit subject without an area and a summary, or longer than 72 characters, is reported', () => {
  const longest = `service: ${'a'.repeat(72 - 'service: '.length)}`;
  const clear = ['service: retry without Reply-To', 'line voltage: compare 115 kV', longest];
  const unclear = [
    'Retry without Reply-To',
    'Service: retry without Reply-To',
    'service:retry without Reply-To',
    'service: ',
    'service: retry without Reply-To.',
    `${longest}a`,
  ];
  expect(findUnclearSubjects([...clear, "Merge branch 'fonts'", ...unclear])).toEqual(unclear);
});
