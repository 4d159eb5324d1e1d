import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { wantsPage } from './answers.ts';

/** Returns the result of `wantsPage` for a post with these headers. */
async function postAndCheck(headers: Record<string, string>): Promise<unknown> {
  const app = new Hono().post('*', (c) => c.json(wantsPage(c)));
  const response = await app.request('/', { method: 'POST', headers });
  return response.json();
}

test.each([
  { description: 'HTML', accept: 'text/html' },
  { description: 'HTML in capital letters', accept: 'TEXT/HTML' },
  { description: 'HTML after JSON', accept: 'application/json, text/html;q=0.1' },
  { description: 'a level of HTML', accept: 'text/html;level=1' },
  { description: 'HTML except for one level', accept: 'text/html;level=1;q=0, text/html' },
])('an Accept header with $description requests a page', async ({ accept }) => {
  expect(await postAndCheck({ Accept: accept })).toBe(true);
});

test.each([
  { description: 'any type', accept: '*/*' },
  { description: 'any text', accept: 'text/*' },
  { description: 'JSON', accept: 'application/json' },
  { description: 'HTML in a parameter', accept: 'text/plain;x="text/html"' },
  { description: 'HTML of weight zero', accept: 'text/html;q=0, */*' },
  { description: 'a level of HTML of weight zero', accept: 'text/html;level=1;q=0' },
  { description: 'HTML of weight zero before a level', accept: 'text/html;q=0;level=1' },
])('an Accept header with $description does not request a page', async ({ accept }) => {
  expect(await postAndCheck({ Accept: accept })).toBe(false);
});

test('a post without an Accept header does not request a page', async () => {
  expect(await postAndCheck({})).toBe(false);
});
