import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from '#contract/environment.ts';
import { testCompany } from '../testing/test-company.ts';
import { createTestFolder } from '../testing/test-service.ts';
import { findEdgeObstacles } from './find-edge-obstacles.ts';

/** Returns the obstacles for `settings` and a `_headers` file with `rules`. */
async function find(
  settings: Record<string, string>,
  rules: string[] = ['/*\n  X-Test: 1'],
  isLoggedIn = true,
): Promise<string> {
  const root = createTestFolder();
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/_headers'), rules.join('\n\n'));
  const run = async () => {
    if (!isLoggedIn) throw new Error('not logged in');
    return '{}';
  };
  const environment = readEnvironment(root, settings);
  return (await findEdgeObstacles(testCompany, environment, join(root, 'dist'), run, 100)).join(
    '\n',
  );
}

const tooMany = Array.from({ length: 101 }, (_, index) => `/page-${index}\n  X-Test: 1`);

test('settings that a Worker cannot use are reported with a fix', async () => {
  expect(await find({})).toMatch(/SMTP_URL is not set/);
  expect(await find({ SMTP_URL: 'smtp://127.0.0.1:25' })).toMatch(/port 25.*465/);
  const unchecked = 'smtp://127.0.0.1:1?tls.rejectUnauthorized=false';
  expect(await find({ SMTP_URL: unchecked })).toMatch(/rejectUnauthorized.*remove the option/);
  expect(await find({ DATABASE_URL: 'file:x.db' })).toMatch(/DATABASE_URL.*D1/);
  expect(await find({ TRUST_PROXY: '1' })).toMatch(/TRUST_PROXY/);
  expect(await find({}, undefined, false)).toMatch(/not logged in/);
  // Cloudflare ignores rules beyond its limit, so some pages would lack headers.
  expect(await find({}, tooMany)).toMatch(/101 rules/);
  expect(await find({}, [`/*\n  X-Test: ${'x'.repeat(2000)}`])).toMatch(/2010 characters/);
  expect(await find({})).not.toMatch(
    /port 25|rejectUnauthorized|DATABASE_URL|TRUST_PROXY|logged in|_headers/,
  );
});
