import { expect, test } from 'vitest';
import { Refusal } from './desk-api.ts';
import { sayRefusal } from './say-refusal.ts';

test('what is wrong is said in sentences', () => {
  const problems = [
    { path: ['slug'], message: 'there is already one; choose another name' },
    { path: ['file'], message: 'a.jpg is 800 px wide' },
  ];
  expect(sayRefusal(new Refusal(422, { error: 'Not created', problems }))).toBe(
    'There is already one; choose another name. a.jpg is 800 px wide.',
  );
});

test('where nothing is listed, the server’s own words stand', () => {
  expect(sayRefusal(new Refusal(409, { error: 'It changed.' }))).toBe('It changed.');
  expect(sayRefusal(new Error('a fault'))).toContain('a fault');
});
