import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readCompany } from '../contract/read-company.ts';
import { converse } from './testing/raw-connection.ts';
import { runForTest } from './testing/run-for-test.ts';
import { browserHeaders, createTestRoot, goodFields } from './testing/test-service.ts';

// Processes start, on a machine that may be busy with other things.
vi.setConfig({ testTimeout: 30_000 });

const start = (root: string, settings: Record<string, string> = {}) =>
  runForTest(root, { settings });

/** What a start says that comes to nothing, as an owner reads it. */
async function failToStart(root: string, settings: Record<string, string> = {}): Promise<string> {
  const { message } = await start(root, settings).then(
    () => new Error('It started.'),
    (error: Error) => error,
  );
  expect(message).toMatch(/^The service ended with 1: /);
  expect(message).not.toContain('    at ');
  return message;
}

test('broken settings are all named at once and nothing listens', async () => {
  const root = createTestRoot();
  writeFileSync(join(root, '.env'), 'NONSENSE=1\nTRUST_PROXY=many\n');
  const settings = { PORT: '99999', SMTP_URL: 'mail.test', RATE_LIMIT: 'often' };
  const said = await failToStart(root, settings);
  for (const name of ['NONSENSE', 'TRUST_PROXY', ...Object.keys(settings)]) {
    expect(said).toContain(name);
  }
});

test('a start that cannot come to anything says why in one clear line', async () => {
  const root = createTestRoot();
  const { address } = await start(root);
  expect(await failToStart(root, { PORT: new URL(address).port })).toContain('in use');
  writeFileSync(join(root, 'content/company.yaml'), 'phone: 1\nname: ""\n');
  expect(await failToStart(root)).toContain('phone');
  rmSync(join(root, 'content/company.yaml'));
  expect(await failToStart(root)).toContain('company.yaml');
  rmSync(join(root, 'dist'), { recursive: true });
  expect(await failToStart(root)).toContain('npm run build');
});

const spoiled: [description: string, settings: Record<string, string>, path: string][] = [
  ['a database that is none', {}, 'data/leads.db'],
  ['a data folder that cannot be made', { DATA_DIR: 'data/deep' }, 'data'],
];

test.each(spoiled)(
  '%s keeps the pages from nobody, and is used once it can be',
  async (_, settings, path) => {
    const root = createTestRoot();
    const { phone } = await readCompany(root);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), 'x'.repeat(5000));
    const { address, readLog } = await start(root, settings);
    const post = () =>
      fetch(`${address}/api/contact`, {
        method: 'POST',
        body: new URLSearchParams(goodFields),
        headers: browserHeaders,
        redirect: 'manual',
      });
    expect((await fetch(`${address}/`)).status).toBe(200);
    const refused = await post();
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain(phone.display);
    expect((await fetch(`${address}/healthz`)).status).toBe(503);
    expect(readLog()).toMatch(/"level":50.*posts are refused until it can: /);

    rmSync(join(root, path));
    expect((await post()).status).toBe(303);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  },
);

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '\r\n'].join('\r\n');
const post = (...headers: string[]) =>
  ['POST /api/contact HTTP/1.1', 'Host: x', ...headers, '\r\n'].join('\r\n');

const odd: [description: string, request: string, status: number][] = [
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a backslash in the path', get('/\\evil.test/'), 400],
  ['a header of 20 KB', get('/', `A: ${'a'.repeat(20_000)}`), 431],
  ['two lengths', post('Content-Length: 1', 'Content-Length: 2'), 400],
  ['length and chunks', post('Content-Length: 1', 'Transfer-Encoding: chunked'), 400],
  ['dots in the path', get('/../content/company.yaml'), 404],
  ['an expectation', get('/', 'Expect: wonders'), 200],
  ['TRACE', get('/').replace('GET', 'TRACE'), 405],
];

test('odd requests are answered with the headers of every answer', async () => {
  const { address } = await start(createTestRoot());
  for (const [description, request, status] of odd) {
    const { received, statuses } = await converse(address, [request], { deadline: 10_000 });
    expect(statuses, description).toEqual([status]);
    expect(`${received}`, description).toMatch(/^content-security-policy: default-src 'none'/im);
    expect(`${received}`, description).toMatch(/^x-content-type-options: nosniff/im);
  }
});
