import { expect, test } from 'vitest';
import { interfaceCount } from './interfaces.ts';

test('each party adds an interface with every one that was there', () => {
  expect([1, 2, 3, 4, 8].map(interfaceCount)).toEqual([0, 1, 3, 6, 28]);
});
