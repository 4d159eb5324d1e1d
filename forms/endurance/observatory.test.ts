import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  type ObservatoryResult,
  type ObservatoryScan,
  type ObservatoryTest,
  scoreByObservatory,
} from '../testing/observatory-score.ts';
import {
  browserHeaders,
  createTestFolder,
  createTestRoot,
  startTestService,
  type TestRequest,
  type TestService,
} from '../testing/test-service.ts';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
const builtSite = join(projectRoot, 'dist');

const site = 'https://www.contractor.test';
const stranger = 'https://observatory.test';

/** What the proxies in `docs/operations.md` tell of a request that came over https. */
const proxied = {
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Host': new URL(site).host,
  'X-Forwarded-For': '203.0.113.9',
};

function start(root: string, settings: Record<string, string> = {}): Promise<TestService> {
  return startTestService({ TRUST_PROXY: '1', DATA_DIR: createTestFolder(), ...settings }, root);
}

async function scan(service: TestService, path: string, init: TestRequest = {}) {
  const headers = { ...browserHeaders, ...proxied, ...(init.headers as object) };
  const page = await service.request(path, { ...init, headers });
  const foreign = await service.request(path, {
    ...init,
    headers: { ...headers, Origin: stranger },
  });
  return {
    page: { headers: page.headers, html: await page.text() },
    foreign: { origin: stranger, headers: foreign.headers },
    // The redirect from http is the proxy's: it never lets a request over http reach the service.
    redirects: [`http://${proxied['X-Forwarded-Host']}${path}`, site + path],
  } satisfies ObservatoryScan;
}

const best: Record<ObservatoryTest, ObservatoryResult> = {
  'content-security-policy': 'csp-implemented-with-no-unsafe-default-src-none',
  cookies: 'cookies-not-found',
  cors: 'cross-origin-resource-sharing-not-implemented',
  redirection: 'redirection-to-https',
  'referrer-policy': 'referrer-policy-private',
  'strict-transport-security': 'hsts-implemented-max-age-at-least-six-months',
  'subresource-integrity': 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin',
  'x-content-type-options': 'x-content-type-options-nosniff',
  'x-frame-options': 'x-frame-options-implemented-via-csp',
  'cross-origin-resource-policy': 'corp-implemented-with-same-origin',
};
const bestScore = 130;

const pages: [description: string, path: string, init?: TestRequest][] = [
  ['home', '/'],
  ['contact', '/contact'],
  ['contact prefilled by its link', '/contact?service=automation&about=Pump'],
  ['thank-you', '/contact/thank-you'],
  ['not found', '/nope'],
  ['a form that was refused', '/api/contact', { method: 'POST', body: new URLSearchParams('a=b') }],
  ['a post that was no form', '/api/contact', { method: 'POST', body: '{}' }],
];

test.each(pages)('%s scores 130', async (_, path, init) => {
  const { score, results } = scoreByObservatory(
    await scan(await start(createTestRoot()), path, init),
  );
  expect(results).toMatchObject({
    ...best,
    'subresource-integrity': expect.stringMatching(/^sri-not-implemented-but-(all|no)-scripts/),
  });
  expect(score).toBeGreaterThanOrEqual(bestScore);
});

test('with a form service elsewhere every page scores the same', async () => {
  const service = await start(createTestRoot(), {
    PUBLIC_FORM_ENDPOINT: 'https://forms.test/f/1',
  });
  for (const [, path, init] of pages) {
    expect(scoreByObservatory(await scan(service, path, init)).score).toBe(bestScore);
  }
});

// The suite builds the site before; without it the pages above stand for it.
test.skipIf(!existsSync(builtSite))('every built page scores 130', async () => {
  const service = await start(projectRoot);
  const files = await Array.fromAsync(glob('**/*.html', { cwd: builtSite }));
  const addresses = files.map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`);
  expect(addresses).toContain('/contact');
  const scores = await Promise.all(
    addresses.map(async (path) => {
      const { score, results } = scoreByObservatory(await scan(service, path));
      return { path, score, results };
    }),
  );
  expect(scores.filter(({ score }) => score < bestScore)).toEqual([]);
});

test('over plain http nothing promises https, and the proxy has to redirect', async () => {
  const service = await start(createTestRoot());
  const overHttp = await scan(service, '/', { headers: { 'X-Forwarded-Proto': 'http' } });
  expect(scoreByObservatory(overHttp).results['strict-transport-security']).toBe(
    'hsts-not-implemented',
  );
});

describe('the score falls with', () => {
  const policyWith = (change: (policy: string) => string) => (headers: Headers) =>
    headers.set(
      'Content-Security-Policy',
      change(headers.get('Content-Security-Policy') as string),
    );
  const header = (name: string, value?: string) => (headers: Headers) =>
    value === undefined ? headers.delete(name) : headers.set(name, value);

  const weakened: [what: string, score: number, weaken: (headers: Headers) => void][] = [
    ['no policy', 55, header('Content-Security-Policy')],
    [
      "'unsafe-inline' scripts",
      80,
      policyWith((p) => p.replace(/script-src [^;]*/, "script-src 'self' 'unsafe-inline'")),
    ],
    [
      "'unsafe-eval'",
      110,
      policyWith((p) => p.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'")),
    ],
    [
      'scripts from anywhere',
      80,
      policyWith((p) => p.replace("script-src 'self'", 'script-src https:')),
    ],
    [
      'connections over http',
      80,
      policyWith((p) => p.replace("connect-src 'self'", "connect-src 'self' http://forms.test")),
    ],
    ['pictures over http', 110, policyWith((p) => p.replace("img-src 'self'", 'img-src http:'))],
    [
      "'unsafe-inline' styles",
      120,
      policyWith((p) => p.replace(/style-src [^;]*/, "style-src 'unsafe-inline'")),
    ],
    [
      'a looser default',
      125,
      policyWith((p) => p.replace("default-src 'none'", "default-src 'self'")),
    ],
    ['a directive written twice', 55, policyWith((p) => `${p}; img-src *`)],
    ['frames allowed', 80, policyWith((p) => p.replace(/; frame-ancestors [^;]*/, ''))],
    ['no HSTS', 80, header('Strict-Transport-Security')],
    ['HSTS for three months', 120, header('Strict-Transport-Security', 'max-age=7776000')],
    ['HSTS twice', 80, header('Strict-Transport-Security', 'max-age=31536000, max-age=31536000')],
    ['no nosniff', 125, header('X-Content-Type-Options')],
    ['no resource policy', 120, header('Cross-Origin-Resource-Policy')],
    ['the whole address for strangers', 120, header('Referrer-Policy', 'unsafe-url')],
    ['no referrer policy', 125, header('Referrer-Policy')],
    ['a cookie without Secure', 125, header('Set-Cookie', 'a=b')],
    [
      'a session that scripts can read',
      70,
      header('Set-Cookie', 'sessionid=b; Secure; SameSite=Lax'),
    ],
  ];

  test.each(weakened)('%s to %i', async (_, score, weaken) => {
    const whole = await scan(await start(createTestRoot()), '/contact');
    weaken(whole.page.headers);
    expect(scoreByObservatory(whole).score).toBe(score);
  });

  test('answers that any site may read with the visitor’s login, to 50', async () => {
    const whole = await scan(await start(createTestRoot()), '/contact');
    whole.foreign.headers.set('Access-Control-Allow-Origin', stranger);
    whole.foreign.headers.set('Access-Control-Allow-Credentials', 'true');
    expect(scoreByObservatory(whole).score).toBe(50);
  });

  test('a script from elsewhere without integrity, to 125', async () => {
    const whole = await scan(await start(createTestRoot()), '/contact');
    whole.page.html += '<script src="https://cdn.test/a.js"></script>';
    expect(scoreByObservatory(whole).score).toBe(125);
  });

  test('no way from http to https, to 80', async () => {
    const whole = await scan(await start(createTestRoot()), '/contact');
    expect(scoreByObservatory({ ...whole, redirects: whole.redirects.slice(0, 1) }).score).toBe(80);
  });
});
