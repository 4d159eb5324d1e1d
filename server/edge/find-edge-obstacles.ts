import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Company } from '#contract/company.ts';
import type { Environment } from '#contract/environment.ts';

import { checkIdentity } from '../preflight/check-identity.ts';
import { checkMailServer } from '../preflight/find-obstacles.ts';
import { findSamples } from '../preflight/find-samples.ts';

import type { RunWrangler } from './wrangler.ts';

// Cloudflare's limits for a `_headers` file.
const maxRules = 100;
const maxLineLength = 2000;

/**
 * Finds the problems that prevent this checkout from being deployed to Cloudflare. Returns one sentence per
 * problem, with its fix. `run` runs wrangler, to check the login. `timeout` limits the check of the mail
 * server, in milliseconds.
 */
export async function findEdgeObstacles(
  company: Company,
  environment: Environment,
  siteFolder: string,
  run: RunWrangler,
  timeout = 10_000,
): Promise<string[]> {
  const obstacles = await Promise.all([
    ...checkIdentity(company, environment),
    ...(await findSamples(dirname(siteFolder))),
    checkMailServer(environment, timeout),
    ...checkWorkerSettings(environment),
    checkLogin(run),
    checkHeadersFile(siteFolder),
  ]);
  return obstacles.filter((obstacle) => typeof obstacle === 'string');
}

function checkWorkerSettings({ SMTP_URL, DATABASE_URL, TRUST_PROXY }: Environment) {
  return [
    SMTP_URL &&
      new URL(SMTP_URL).port === '25' &&
      'SMTP_URL names port 25, which Cloudflare blocks for Workers; use port 465 (smtps://) or 587',
    SMTP_URL &&
      /[?&]tls\.rejectUnauthorized=/.test(SMTP_URL) &&
      'SMTP_URL sets tls.rejectUnauthorized, but a Worker always verifies certificates; remove the option, and use a mail server with a certificate from a public authority',
    DATABASE_URL !== undefined &&
      'DATABASE_URL is set, but a Worker always stores inquiries in D1; remove the setting from .env',
    TRUST_PROXY > 0 &&
      'TRUST_PROXY is set, but a Worker has no proxy in front of it; remove the setting from .env',
  ];
}

async function checkLogin(run: RunWrangler): Promise<string | undefined> {
  try {
    await run(['whoami', '--json']);
    return undefined;
  } catch {
    return 'not logged in to Cloudflare; run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID';
  }
}

/**
 * Checks `_headers` against Cloudflare's limits: pages beyond these limits would get no
 * Content-Security-Policy.
 */
async function checkHeadersFile(siteFolder: string): Promise<string | undefined> {
  const path = join(siteFolder, '_headers');
  if (!existsSync(path))
    return 'the folder dist/ does not exist; run `npm run build` to build the site';
  const lines = (await readFile(path, 'utf8')).split('\n');
  const ruleCount = lines.filter((line) => line.startsWith('/')).length;
  const longestLine = Math.max(...lines.map(({ length }) => length));
  const remedy =
    'set "run_worker_first": true in wrangler.jsonc, so that the Worker adds all headers';
  if (ruleCount > maxRules) {
    return `dist/_headers has ${ruleCount} rules, but Cloudflare reads only ${maxRules}; ${remedy}`;
  }
  if (longestLine > maxLineLength) {
    return `dist/_headers has a line of ${longestLine} characters, but Cloudflare reads only ${maxLineLength}; ${remedy}`;
  }
  return undefined;
}
