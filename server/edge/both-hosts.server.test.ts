import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseRedirects, redirectsFile } from '#contract/redirects-file.ts';
import { retryIfConnectionClosed } from '../testing/over-kept-connections.ts';
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

/**
 * Starts the service on Node, in this process. Returns a function that sends a request over https both to
 * Node and to the Worker, which runs in workerd.
 */
async function startBoth(settings: Record<string, string> = {}) {
  const folder = createTestFolder();
  const data = { DATA_DIR: join(folder, 'data'), TRUST_PROXY: '1', ...settings };
  const service = await startNodeService(ownEnvironment(data), project);
  const host = 'www.example.com';
  return async (path: string, init: RequestInit = {}) => {
    const headers = { 'Accept-Encoding': 'identity', ...(init.headers as Record<string, string>) };
    const forwarded = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': host };
    const requestWorker = () => workerd.fetch(`https://${host}${path}`, { ...init, headers });
    const [node, worker] = await Promise.all([
      service.request(path, { ...init, headers: { ...headers, ...forwarded } }),
      retryIfConnectionClosed(requestWorker),
    ]);
    return { node, worker };
  };
}

/**
 * Headers that may differ between the hosts: each host computes its own ETag, and Cloudflare adds
 * headers for the length, compression and caching of its responses.
 */
const hostHeaders = new Set([
  'etag',
  'content-length',
  'transfer-encoding',
  'vary',
  'cf-cache-status',
  'mf-content-encoding',
]);

/**
 * Returns the status and the headers that must be the same on both hosts. The reference, which is random, is
 * replaced by a fixed text.
 */
function describe({ status, headers }: Response): Record<string, string> {
  const comparable = [...headers]
    .filter(([name]) => !hostHeaders.has(name))
    .map(([name, value]) => [name, value.replace(/(?<=reference=)[\w-]+/, 'random')]);
  return { status: String(status), ...Object.fromEntries(comparable) };
}

const toPagePath = (file: string) => file.replace(/(\/index)?\.html$/, '') || '/';
const redirects = parseRedirects(await readFile(join(site, redirectsFile), 'utf8'));
// Cloudflare redirects former addresses without calling the Worker, with the headers of `_headers`.
const htmlFiles = paths.filter(
  (path) => path.endsWith('.html') && path !== '/404.html' && !redirects.has(toPagePath(path)),
);
const pages = [
  ...htmlFiles.map(toPagePath),
  '/contact?service=automation&about=Construction%20quote',
];

test('pages, redirects and not-found responses have the same headers on both hosts', async () => {
  const request = await startBoth();
  const page = pages.find((each) => each !== '/' && each !== '/contact') ?? '/contact';
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
    const { node, worker } = await request(address);
    expect({ address, ...describe(worker) }).toEqual({ address, ...describe(node) });
    if (node.status === 200) expect(await worker.text()).toBe(await node.text());
  }
});

// Headers that may differ between the hosts for files that are not pages. Cloudflare uses a different
// Cache-Control value for "revalidate each time". On Cloudflare, files have no Content-Security-Policy,
// because a rule for all paths in `_headers` cannot exclude pages.
const fileHeaders = ['cache-control', 'content-security-policy', 'content-type'];

test('files that are not pages have the same headers on both hosts, except for caching and policy', async () => {
  const request = await startBoth();
  const files = ['/robots.txt', '/sitemap.xml', '/rss.xml', '/.well-known/security.txt', '/sw.js'];
  const hashed = paths.find((path) => /^\/_astro\/.*\.js$/.test(path)) ?? '';
  // Not every site has articles.
  const article = paths.find((path) => path.endsWith('.md'));
  const without = (answer: Response) => {
    const type = answer.headers.get('Content-Type')?.split(';')[0];
    const rest = Object.entries(describe(answer)).filter(([name]) => !fileHeaders.includes(name));
    return { type, ...Object.fromEntries(rest) };
  };
  for (const file of [...files, hashed, article]) {
    if (file === undefined) continue;
    const { node, worker } = await request(file);
    expect({ file, ...without(worker) }).toEqual({ file, ...without(node) });
  }
  const { worker } = await request(hashed);
  expect(worker.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});

// Cloudflare does not serve these files, and Node serves no compressed copy under its own address.
const notServed = /^\/(_headers|_redirects|\.assetsignore|404\.html)$|\.(br|gz)$/;

test('every kind of file in the build has the same, specific content type on both hosts', async () => {
  const request = await startBoth();
  const byExtension = new Map(
    paths
      .filter((path) => extname(path) !== '' && !notServed.test(path))
      .map((path) => [extname(path), toPagePath(path)]),
  );
  expect(byExtension.size).toBeGreaterThan(10);
  for (const [extension, path] of byExtension) {
    const { node, worker } = await request(path);
    const [nodeType, workerType] = [node, worker].map(
      (response) => response.headers.get('Content-Type')?.split(';')[0],
    );
    expect({ extension, type: nodeType }).toEqual({ extension, type: workerType });
    expect({ extension, type: nodeType }).not.toEqual({
      extension,
      type: 'application/octet-stream',
    });
  }
});

const form = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields).toString(),
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
});

// The tests in `server/inquiry` check the status of each kind of form post on both hosts. The tests here
// compare the whole responses of the two hosts.
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
  'form posts with response status %i get the same response on both hosts, for scripts and for browsers',
  async (status, init) => {
    const request = await startBoth();
    for (const accept of [{}, browserHeaders]) {
      const headers = { ...(init.headers as object), ...accept };
      const { node, worker } = await request('/api/contact', { ...init, headers });
      expect(node.status).toBe(status === 201 && accept === browserHeaders ? 303 : status);
      expect(describe(worker)).toEqual(describe(node));
      expect(replaceIds(await worker.text())).toBe(replaceIds(await node.text()));
    }
  },
);

// Replaces the ids, which are random for each inquiry and for each page rendered in response to a post.
function replaceIds(text: string): string {
  return text.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id');
}

// Must be the last test in this file, because it drops a table.
test('if the database fails, the response is a 503 page with the submitted values', async () => {
  const request = await startBoth();
  const dropTable = workerd.database.prepare('drop table if exists mails');
  await retryIfConnectionClosed(() => dropTable.all());
  const away = await request('/api/contact', {
    ...form({ ...goodFields, message: 'Xtyped' }),
    headers: { ...form({}).headers, Accept: browserHeaders.Accept },
  });
  expect(away.worker.status).toBe(503);
  expect(away.worker.headers.get('Retry-After')).toBe('30');
  expect(await away.worker.text()).toContain('Xtyped</textarea>');
});
