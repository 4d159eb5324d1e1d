import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Company } from '#contract/company.ts';
import type { Environment } from '#contract/environment.ts';
import { checkIdentity, checkMailServer, checkSamples } from '../preflight/find-obstacles.ts';
import type { RunWrangler } from './wrangler.ts';

/**
 * Finds what prevents this checkout from being deployed: one sentence per problem, with its fix. `run`
 * runs wrangler, which knows who is logged in. `timeout` is for the mail server, in milliseconds.
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
    checkSamples('openings', dirname(siteFolder)),
    checkSamples('jobs', dirname(siteFolder)),
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
      'DATABASE_URL is set, but a Worker always stores inquiries in D1; remove it from .env',
    TRUST_PROXY > 0 &&
      'TRUST_PROXY is set, but there is no proxy in front of a Worker; remove it from .env',
  ];
}

async function checkLogin(run: RunWrangler): Promise<string | undefined> {
  try {
    await run(['whoami', '--json']);
    return undefined;
  } catch {
    return 'not logged in to Cloudflare; run npx wrangler login, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID';
  }
}

/** Cloudflare ignores what exceeds its limits, and those pages would have no policy. */
async function checkHeadersFile(siteFolder: string): Promise<string | undefined> {
  const path = join(siteFolder, '_headers');
  if (!existsSync(path)) return 'there is no dist/ yet; build the site with npm run build';
  const lines = (await readFile(path, 'utf8')).split('\n');
  const rules = lines.filter((line) => line.startsWith('/')).length;
  const longest = Math.max(...lines.map(({ length }) => length));
  const remedy =
    'set "run_worker_first": true in wrangler.jsonc, so that the Worker adds all headers';
  if (rules > mostRules) {
    return `dist/_headers has ${rules} rules, but Cloudflare reads only ${mostRules}; ${remedy}`;
  }
  if (longest > longestLine) {
    return `dist/_headers has a line of ${longest} characters, but Cloudflare reads only ${longestLine}; ${remedy}`;
  }
  return undefined;
}

const mostRules = 100;
const longestLine = 2000;
