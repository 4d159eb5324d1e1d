import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overKeptConnections } from '../testing/over-kept-connections.ts';
import { ownEnvironment } from '../testing/service-environment.ts';
import {
  browserHeaders,
  createTestFolder,
  goodFields,
  startNodeService,
} from '../testing/test-service.ts';
import { startWorkerd, type Workerd } from '../testing/workerd.ts';
import { project } from './wrangler.ts';

const site = join(project, 'dist');
const paths = (await readdir(site, { recursive: true })).map((path) => `/${path}`);

let workerd: Workerd;

beforeAll(async () => {
  workerd = await startWorkerd({ settings: { RATE_LIMIT: 'off' }, siteFolder: site });
}, 240_000);

afterAll(() => workerd?.stop());

/** Asks both hosts the same, over https; Node on its own, as in a test, and the Worker on workerd. */
async function startBoth(settings: Record<string, string> = {}) {
  const folder = createTestFolder();
  const data = { DATA_DIR: join(folder, 'data'), TRUST_PROXY: '1', ...settings };
  const service = await startNodeService(ownEnvironment(data), project);
  const host = 'www.example.com';
  return async (path: string, init: RequestInit = {}) => {
    const headers = { 'Accept-Encoding': 'identity', ...(init.headers as Record<string, string>) };
    const forwarded = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': host };
    const askWorker = () => workerd.fetch(`https://${host}${path}`, { ...init, headers });
    const [node, worker] = await Promise.all([
      service.request(path, { ...init, headers: { ...headers, ...forwarded } }),
      overKeptConnections(askWorker),
    ]);
    return { node, worker };
  };
}

/**
 * What the hosts send in different ways, and why that is no matter: a tag is each host's own; the
 * platform measures, compresses and caches what it sends, and says so.
 */
const ownWays = new Set([
  'etag',
  'content-length',
  'transfer-encoding',
  'vary',
  'cf-cache-status',
  'mf-content-encoding',
]);

function describe({ status, headers }: Response): Record<string, string> {
  const own = [...headers]
    .filter(([name]) => !ownWays.has(name))
    .map(([name, value]) => [name, value.replace(/(?<=reference=)[\w-]+/, 'made-anew')]);
  return { status: String(status), ...Object.fromEntries(own) };
}

const pages = paths
  .filter((path) => path.endsWith('.html') && path !== '/404.html')
  .map((path) => path.replace(/(\/index)?\.html$/, '') || '/')
  .concat('/contact?service=automation&about=Construction%20quote');

test('every page has the same headers on both hosts, and addresses that lead elsewhere or nowhere', async () => {
  const ask = await startBoth();
  const [page = '/contact'] = pages.filter((each) => each !== '/' && each !== '/contact');
  const others = [
    `${page}/`,
    `${page}/?a=1`,
    `/${page}/`,
    `${page.toUpperCase()}?a=B`,
    `${page}.html`,
    '/index.html',
    '/404',
    '/404.html',
    '/nothing',
    '/%E0%A4',
    '/_headers',
    '/.assetsignore',
  ];
  for (const address of [...pages, ...others]) {
    const { node, worker } = await ask(address);
    expect({ address, ...describe(worker) }).toEqual({ address, ...describe(node) });
    if (node.status === 200) expect(await worker.text()).toBe(await node.text());
  }
});

// Of what is no page only this differs: the platform writes its own way of saying "ask each time",
// and the policy for what is opened by itself. `_headers` could not take a rule for all back again
// from pages.
const ofFiles = ['cache-control', 'content-security-policy', 'content-type'];

test('every other file has the same headers but two', async () => {
  const ask = await startBoth();
  const files = ['/robots.txt', '/sitemap.xml', '/rss.xml', '/.well-known/security.txt', '/sw.js'];
  const [hashed = ''] = paths.filter((path) => /^\/_astro\/.*\.js$/.test(path));
  const without = (answer: Response) => {
    const type = answer.headers.get('Content-Type')?.split(';')[0];
    const rest = Object.entries(describe(answer)).filter(([name]) => !ofFiles.includes(name));
    return { type, ...Object.fromEntries(rest) };
  };
  const articles = paths.filter((path) => path.endsWith('.md')).slice(0, 1);
  for (const file of [...files, hashed, ...articles]) {
    const { node, worker } = await ask(file);
    expect({ file, ...without(worker) }).toEqual({ file, ...without(node) });
  }
  const { worker } = await ask(hashed);
  expect(worker.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});

const form = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields).toString(),
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
});

// What each status is given for is asked of both hosts by the suites of `service/inquiry`; here that
// headers and words are the same.
const cases: [status: number, init: RequestInit][] = [
  [201, form(goodFields)],
  [422, form({ ...goodFields, email: 'ann@' })],
  [403, { ...form(goodFields), headers: { ...form({}).headers, Origin: 'https://evil.test' } }],
  [413, form({ ...goodFields, message: 'x'.repeat(70_000) })],
  [415, { ...form({}), headers: { 'Content-Type': 'application/json' } }],
  [400, { ...form({}), body: 'name=%ZZ' }],
  [405, {}],
];

test.each(cases)(
  '%i is told in the same words on both hosts, to scripts and to browsers',
  async (status, init) => {
    const ask = await startBoth();
    for (const accept of [{}, browserHeaders]) {
      const headers = { ...(init.headers as object), ...accept };
      const { node, worker } = await ask('/api/contact', { ...init, headers });
      expect(node.status).toBe(status === 201 && accept === browserHeaders ? 303 : status);
      expect(describe(worker)).toEqual(describe(node));
      expect(strip(await worker.text())).toBe(strip(await node.text()));
    }
  },
);

// Ids are made anew for every inquiry and every answered page.
function strip(text: string): string {
  return text.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id');
}

// The last, as it takes a table away.
test('a database that is away is told, and what was typed comes back', async () => {
  const ask = await startBoth();
  const dropTable = workerd.database.prepare('drop table if exists mails');
  await overKeptConnections(() => dropTable.all());
  const away = await ask('/api/contact', {
    ...form({ ...goodFields, message: 'Xtyped' }),
    headers: { ...form({}).headers, Accept: browserHeaders.Accept },
  });
  expect(away.worker.status).toBe(503);
  expect(away.worker.headers.get('Retry-After')).toBe('30');
  expect(await away.worker.text()).toContain('Xtyped</textarea>');
});
