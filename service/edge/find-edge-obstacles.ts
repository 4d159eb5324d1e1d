import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Company } from '#contract/company.ts';
import type { Environment } from '#contract/environment.ts';
import { findInIdentity, findInMail, findSampleOpenings } from '../preflight/find-obstacles.ts';
import type { RunWrangler } from './wrangler.ts';

/**
 * What is missing before this checkout can be deployed, a line each with its remedy; `run` asks
 * the platform's tool who is logged in. The mail server is given `timeout` milliseconds.
 */
export async function findEdgeObstacles(
  company: Company,
  environment: Environment,
  siteFolder: string,
  run: RunWrangler,
  timeout = 10_000,
): Promise<string[]> {
  const lines = await Promise.all([
    ...findInIdentity(company, environment),
    findSampleOpenings(dirname(siteFolder)),
    findInMail(environment, timeout),
    ...findInSettings(environment),
    findInAccount(run),
    findInHeaders(siteFolder),
  ]);
  return lines.filter((line) => typeof line === 'string');
}

function findInSettings({ SMTP_URL, DATABASE_URL, TRUST_PROXY }: Environment) {
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

async function findInAccount(run: RunWrangler): Promise<string | undefined> {
  try {
    await run(['whoami', '--json']);
    return undefined;
  } catch {
    return 'nobody is logged in at Cloudflare: npx wrangler login, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID';
  }
}

/** The platform ignores lines beyond its limits, and those pages would be without a policy. */
async function findInHeaders(siteFolder: string): Promise<string | undefined> {
  const path = join(siteFolder, '_headers');
  if (!existsSync(path)) return 'there is no dist/ yet; build the site: npm run build';
  const lines = (await readFile(path, 'utf8')).split('\n');
  const rules = lines.filter((line) => line.startsWith('/')).length;
  const longest = Math.max(...lines.map(({ length }) => length));
  const tooMany = `${rules} rules, and Cloudflare reads ${mostRules}`;
  const tooLong = `a line of ${longest} characters, and Cloudflare reads ${longestLine}`;
  if (rules <= mostRules && longest <= longestLine) return undefined;
  return `dist/_headers has ${rules > mostRules ? tooMany : tooLong}: "run_worker_first": true in wrangler.jsonc lets the Worker write the rest`;
}

const mostRules = 100;
const longestLine = 2000;
