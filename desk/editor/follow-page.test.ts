import { expect, test } from 'vitest';
import { followPage } from './follow-page.ts';

const noWait = async () => {};

test('a page that takes a save over later is loaded again when it has', async () => {
  const texts = ['old', 'old', 'new'];
  let reloads = 0;
  await followPage(
    async () => texts.shift() ?? 'new',
    () => reloads++,
    new AbortController().signal,
    noWait,
  );
  expect(reloads).toBe(2);
});

test('a page that stays as it is is loaded once', async () => {
  let reloads = 0;
  await followPage(
    async () => 'same',
    () => reloads++,
    new AbortController().signal,
    noWait,
  );
  expect(reloads).toBe(1);
});

test('nobody follows a page that was left', async () => {
  const left = new AbortController();
  let reads = 0;
  await followPage(
    async () => `${reads++}`,
    () => left.abort(),
    left.signal,
    noWait,
  );
  expect(reads).toBe(1);
});
