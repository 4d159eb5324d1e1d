import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  shareTestService,
  startTestService,
  type TestService,
} from '../../testing/test-service.ts';
import { contactPage } from '../../testing/write-site.ts';

const sharedService = shareTestService();
const codings = ['br', 'gzip', 'identity'] as const;
type Coding = (typeof codings)[number];

const decode = {
  br: (body: Buffer) => brotliDecompressSync(body).toString(),
  gzip: (body: Buffer) => gunzipSync(body).toString(),
  identity: (body: Buffer) => body.toString(),
} as const satisfies Record<Coding, (body: Buffer) => string>;

function get(
  service: TestService,
  path: string,
  coding: Coding,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Response> {
  return service.request(path, { method, headers: { 'Accept-Encoding': coding, ...headers } });
}

const tagOf = (response: Response) => response.headers.get('ETag') ?? '';

const documents = ['/', '/contact', '/contact?service=automation&about=Pump', '/drawing.svg'];
const kept = documents.flatMap((path) => codings.map((coding) => [path, coding] as const));

const conditions: [description: string, condition: (tag: string) => string][] = [
  ['its tag', (tag) => tag],
  ['its tag weakened', (tag) => `W/${tag.replace('W/', '')}`],
  ['its tag among others', (tag) => `"a", W/"b" ,${tag}`],
  ['any tag', () => '*'],
];

// A browser takes the headers of a 304 over into what it has kept: one that differs there changes
// a page that has not changed.
test.each(kept)('%s kept as %s stays what it was', async (path, coding) => {
  const service = await startTestService({ TRUST_PROXY: '1' });
  const forwarded = { 'X-Forwarded-Proto': 'https' };
  const first = await get(service, path, coding, forwarded);
  const asFirst = new Headers(first.headers);
  for (const name of ['Content-Type', 'Content-Length', 'Content-Encoding']) asFirst.delete(name);
  for (const [description, condition] of conditions) {
    for (const method of ['GET', 'HEAD']) {
      const headers = { ...forwarded, 'If-None-Match': condition(tagOf(first)) };
      const second = await get(service, path, coding, headers, method);
      expect(second.status, description).toBe(304);
      expect(await second.text()).toBe('');
      expect([...second.headers], description).toEqual([...asFirst]);
    }
  }
  const other = await get(service, path, coding, { 'If-None-Match': '"other", W/"another"' });
  expect(other.status).toBe(200);
});

test('what was kept in one coding is not taken for another', async () => {
  const service = sharedService();
  const tags = await Promise.all(
    codings.map(async (coding) => tagOf(await get(service, '/', coding))),
  );
  for (const [index, coding] of codings.entries()) {
    const headers = { 'If-None-Match': tags.toSpliced(index, 1).join(', ') };
    expect((await get(service, '/', coding, headers)).status).toBe(200);
  }
});

test('times decide nothing, as files are sent without one', async () => {
  const service = sharedService();
  const first = await get(service, '/', 'br');
  expect(first.headers.has('Last-Modified')).toBe(false);
  const since = new Date(Date.now() + 86_400_000).toUTCString();
  expect((await get(service, '/', 'br', { 'If-Modified-Since': since })).status).toBe(200);
  const both = { 'If-Modified-Since': since, 'If-None-Match': '"other"' };
  expect((await get(service, '/', 'br', both)).status).toBe(200);
});

test.each(codings)('HEAD says of %s what GET says', async (coding) => {
  const service = sharedService();
  const whole = await get(service, '/contact', coding);
  const head = await get(service, '/contact', coding, {}, 'HEAD');
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  expect([...head.headers]).toEqual([...whole.headers]);
  expect(decode[coding](Buffer.from(await whole.arrayBuffer()))).toBe(contactPage);
});
