import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { eachElement, getAttribute } from '../contract/html-tree.ts';
import {
  browserHeaders,
  createTestFolder,
  startTestService,
  type TestRequest,
  type TestService,
} from './testing/test-service.ts';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));
const builtSite = join(projectRoot, 'dist');

/** What the proxies in `docs/operations.md` tell of a request that came over https. */
const proxied = {
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Host': 'www.contractor.test',
  'X-Forwarded-For': '203.0.113.9',
};

function start(root: string, settings: Record<string, string> = {}): Promise<TestService> {
  return startTestService({ TRUST_PROXY: '1', DATA_DIR: createTestFolder(), ...settings }, root);
}

/** What an answer tells or loads that it should not, in words. */
async function findFaults(service: TestService, path: string, init: TestRequest = {}) {
  const headers = { ...browserHeaders, ...proxied };
  const answer = await service.request(path, { ...init, headers });
  const foreign = await service.request(path, {
    ...init,
    headers: { ...headers, Origin: 'https://stranger.test' },
  });
  const told = wanted
    .map(([name, value]) => ({ name, value, said: answer.headers.get(name) }))
    .filter(({ value, said }) => !value.test(said ?? ''));
  const opened = ['Access-Control-Allow-Origin', 'Set-Cookie']
    .map((name) => ({ name, said: foreign.headers.get(name) ?? answer.headers.get(name) }))
    .filter(({ said }) => said !== null);
  return [
    ...[...told, ...opened].map(({ name, said }) => `${path} ${name}: ${said}`),
    ...findForeignScripts(await answer.text()).map((source) => `${path} loads ${source}`),
  ];
}

const wanted: readonly (readonly [name: string, value: RegExp])[] = [
  // Nothing that is not named, nothing unsafe, nothing over http, no frame around the page.
  [
    'Content-Security-Policy',
    /^default-src 'none'; (?!.*(?:unsafe-|http:|\*))script-src 'self'[ ;].*frame-ancestors 'none'/,
  ],
  // A year.
  ['Strict-Transport-Security', /^max-age=31536000$/],
  ['X-Content-Type-Options', /^nosniff$/],
  ['Referrer-Policy', /^strict-origin-when-cross-origin$/],
  ['Permissions-Policy', /^camera=\(\), geolocation=\(\), microphone=\(\)$/],
  ['Cross-Origin-Opener-Policy', /^same-origin$/],
  ['Cross-Origin-Resource-Policy', /^same-origin$/],
];

function findForeignScripts(html: string): string[] {
  return [...eachElement(parse(html))]
    .filter(({ tagName }) => tagName === 'script')
    .map((script) => getAttribute(script, 'src') ?? '')
    .filter((source) => /^(?:\w+:)?\/\//.test(source));
}

// The suite builds the site before; answers of other kinds are asked in `static-files.test.ts`.
test.skipIf(!existsSync(builtSite))('every built page is closed to strangers', async () => {
  const service = await start(projectRoot);
  const files = await Array.fromAsync(glob('**/*.html', { cwd: builtSite }));
  const paths = files.map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`);
  expect(paths).toContain('/contact');
  const faults = await Promise.all(paths.map((path) => findFaults(service, path)));
  expect(faults.flat()).toEqual([]);
});
