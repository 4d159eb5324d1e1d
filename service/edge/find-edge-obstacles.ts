import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Company } from '#contract/company.ts';
import type { Environment } from '#contract/environment.ts';
import { checkIdentity, checkMailServer, checkSamples } from '../preflight/find-obstacles.ts';
import type { RunWrangler } from './wrangler.ts';

/**
 * Finds what keeps this checkout from being deployed, one sentence each with its remedy. `run` runs
 * wrangler, which knows who is logged in. The mail server gets `timeout` milliseconds.
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
      'SMTP_URL names port 25, which Cloudflare blocks for Workers; name 465 (smtps://) or 587',
    SMTP_URL &&
      /[?&]tls\.rejectUnauthorized=/.test(SMTP_URL) &&
      'SMTP_URL sets tls.rejectUnauthorized, which a Worker does not know: it always checks; take it out, and use a mail server whose certificate a public authority has signed',
    DATABASE_URL !== undefined &&
      'DATABASE_URL is set, and a Worker keeps inquiries in D1 alone; take it out of .env',
    TRUST_PROXY > 0 &&
      'TRUST_PROXY is set, and nothing stands in front of a Worker; take it out of .env',
  ];
}

async function checkLogin(run: RunWrangler): Promise<string | undefined> {
  try {
    await run(['whoami', '--json']);
    return undefined;
  } catch {
    return 'nobody is logged in at Cloudflare: npx wrangler login, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID';
  }
}

/** Cloudflare ignores what exceeds its limits, and those pages would have no policy. */
async function checkHeadersFile(siteFolder: string): Promise<string | undefined> {
  const path = join(siteFolder, '_headers');
  if (!existsSync(path)) return 'there is no dist/ yet; build the site: npm run build';
  const lines = (await readFile(path, 'utf8')).split('\n');
  const rules = lines.filter((line) => line.startsWith('/')).length;
  const longest = Math.max(...lines.map(({ length }) => length));
  const remedy = '"run_worker_first": true in wrangler.jsonc lets the Worker write the rest';
  if (rules > mostRules) {
    return `dist/_headers has ${rules} rules, and Cloudflare reads ${mostRules}: ${remedy}`;
  }
  if (longest > longestLine) {
    return `dist/_headers has a line of ${longest} characters, and Cloudflare reads ${longestLine}: ${remedy}`;
  }
  return undefined;
}

const mostRules = 100;
const longestLine = 2000;
