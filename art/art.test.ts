import { expect, test } from 'vitest';
import { findOverweight, findStale } from './find-stale.ts';

test('masters match the current scene scripts, and served pictures match their masters', () => {
  expect(findStale()).toEqual([]);
});

test('no picture exceeds the byte limit of its size', () => {
  expect(findOverweight()).toEqual([]);
});
