import { expect, test } from 'vitest';
import { followPage } from './follow-page.ts';

const noWait = async () => {};
const there = (text: string) => ({ isThere: true, text });

test('a page that takes a save over later is loaded again when it has', async () => {
  const texts = ['old', 'old', 'new'];
  let reloads = 0;
  await followPage(
    async () => there(texts.shift() ?? 'new'),
    () => reloads++,
    new AbortController().signal,
    noWait,
  );
  expect(reloads).toBe(2);
});

test('a page that stays as it is is loaded once', async () => {
  let reloads = 0;
  await followPage(
    async () => there('same'),
    () => reloads++,
    new AbortController().signal,
    noWait,
  );
  expect(reloads).toBe(1);
});

test('a new page is looked for until it is there, however long that takes', async () => {
  let looks = 0;
  let reloads = 0;
  await followPage(
    async () => (++looks < 50 ? { isThere: false, text: 'none' } : there('new')),
    () => reloads++,
    new AbortController().signal,
    noWait,
  );
  expect({ looks, reloads }).toEqual({ looks: 50, reloads: 2 });
});

test('nobody follows a page that was left', async () => {
  const left = new AbortController();
  let reads = 0;
  await followPage(
    async () => there(`${reads++}`),
    () => left.abort(),
    left.signal,
    noWait,
  );
  expect(reads).toBe(1);
});
