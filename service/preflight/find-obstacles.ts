import { existsSync } from 'node:fs';
import { access, constants, open, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Company } from '../../contract/company.ts';
import type { Environment } from '../../contract/environment.ts';
import { readOnly } from '../../schemas/read-content.ts';
import { readLastBackup } from '../node/database/back-up.ts';
import { locateDatabase } from '../node/database/open.ts';
import { privateMode } from '../node/private-files.ts';
import { describeLateMail, selectWaitingSince } from '../outbox/mail-watch.ts';
import { tryMailLogin } from './try-mail-login.ts';

/**
 * What still stands between this checkout and going live, a line each with its remedy. An empty
 * list means that nothing known does. The mail server is given `timeout` milliseconds.
 */
export async function findObstacles(
  company: Company,
  environment: Environment,
  root: string,
  timeout: number = Math.min(environment.SMTP_TIMEOUT, longestTry),
): Promise<string[]> {
  const lines = await Promise.all([
    ...findInIdentity(company, environment),
    findUncheckedRoads(root),
    findInMail(environment, timeout),
    findInOutbox(environment, root),
    findInDataFolder(environment, root),
    findInBackups(environment, root),
  ]);
  return lines.filter((line) => line !== undefined);
}

/** What stands in the way, and the remedy; undefined is nothing. */
type Obstacle = string | undefined;

// Milliseconds; whoever runs this waits for it.
const longestTry = 10_000;

/** What `content/company.yaml` still lacks. */
export function findInIdentity(company: Company, environment: Environment): Obstacle[] {
  const siteUrl = environment.SITE_URL ?? company.siteUrl;
  return [
    ...sampleFields
      .filter(([, read, sample]) => sample.test(read(company)))
      .map(([field]) => `content/company.yaml ${field} is still the sample's; put in your own`),
    ...findMissingLicenses(company),
    company.claims === 'confirmed'
      ? undefined
      : 'content/company.yaml claims: confirm that you can document every figure, case and quote on the site',
    siteUrl.startsWith('https://')
      ? undefined
      : `the public address ${siteUrl} is not https; set SITE_URL or siteUrl in content/company.yaml`,
  ];
}

const sampleFields: [field: string, read: (company: Company) => string, sample: RegExp][] = [
  ['name', ({ name }) => name, /^Caliche Ridge Electric$/],
  ['legalName', ({ legalName }) => legalName, /^Caliche Ridge Electric/],
  ['phone', ({ phone }) => phone.number, /^\+1\d{3}55501\d{2}$/],
  ['emergencyPhone', ({ emergencyPhone }) => emergencyPhone.number, /^\+1\d{3}55501\d{2}$/],
  ['email', ({ email }) => email, /\.example$/],
  ['address', ({ address }) => address.street, /Example Street/],
  ['siteUrl', ({ siteUrl }) => siteUrl, /\.example$/],
];

/** A contractor needs a license of its own in each state with a base, and the site prints it. */
function findMissingLicenses({ bases, licenses }: Company): string[] {
  const states = new Map(bases.map((base) => [base.stateCode, base.state]));
  return [...states]
    .filter(([code, state]) => {
      const own = licenses.filter((each) => [code, state].some((name) => isSame(name, each.state)));
      return !own.some(({ number }) => /\d/.test(number) && !/sample|\b0{3,}\b/i.test(number));
    })
    .map(
      ([, state]) =>
        `content/company.yaml licenses has no number for ${state}, where you have a base; put in yours as the regulator writes it`,
    );
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** Whether the mail server lets us in. */
export async function findInMail({ SMTP_URL }: Environment, timeout: number): Promise<Obstacle> {
  if (SMTP_URL) return tryMailLogin(SMTP_URL, timeout);
  return 'SMTP_URL is not set: nobody is told of an inquiry; name your mail server';
}

/** Whether mail waits in a database that is there already; nothing in it is touched. */
function findInOutbox(environment: Environment, root: string): Obstacle {
  if (environment.MAIL_ALERT_AFTER === undefined) return undefined;
  try {
    const database = new DatabaseSync(locateDatabase(environment, root), { readOnly: true });
    try {
      const found = database.prepare(selectWaitingSince.sql).get();
      return describeLateMail(found?.at, environment.MAIL_ALERT_AFTER);
    } finally {
      database.close();
    }
  } catch {
    // There is none yet; or the folder is to blame, which is looked at too.
    return undefined;
  }
}

async function findInDataFolder({ DATA_DIR }: Environment, root: string): Promise<Obstacle> {
  const code = await tryDataFolder(resolve(root, DATA_DIR));
  if (code === undefined) return undefined;
  return `DATA_DIR ${DATA_DIR} cannot be written (${code}); change its owner, make room, or name another folder`;
}

const aDay = 86_400_000;

async function findInBackups(environment: Environment, root: string): Promise<Obstacle> {
  const last = await readLastBackup(resolve(root, environment.DATA_DIR));
  if (last && Date.now() - last.at.getTime() < aDay) return undefined;
  const found = last ? `the last backup is from ${last.at.toISOString()}` : 'there is no backup';
  return `${found}; have npm run -s leads -- backup FILE run every day, and keep the files on another machine`;
}

/** Says that miles, minutes and grids of the towns are planning values still, where they are. */
async function findUncheckedRoads(root: string): Promise<string | undefined> {
  const region = await readOnly('region', join(root, 'content')).catch(() => undefined);
  return region?.roads === 'planning'
    ? "content/region.yaml roads: hold the miles and minutes of content/towns against a map and each grid against its utility; then write 'confirmed'"
    : undefined;
}

/**
 * Writes into `folder` as the service will, and removes what it wrote. One that is not there yet
 * is made at the start, so then the nearest folder above it counts. Files of the service that are
 * there already must be writable too.
 *
 * @returns the code of the error; undefined when there is none.
 */
async function tryDataFolder(folder: string): Promise<string | undefined> {
  let existing = folder;
  while (!existsSync(existing)) existing = dirname(existing);
  const probe = join(existing, `.preflight-${process.pid}`);
  try {
    const file = await open(probe, 'w', privateMode.file);
    try {
      await file.writeFile('written to see whether it can be\n');
      await file.sync();
    } finally {
      await file.close();
      await rm(probe, { force: true });
    }
    for (const name of ['leads.db', 'leads.db-wal', 'mail']) {
      const path = join(folder, name);
      if (existsSync(path)) await access(path, constants.W_OK);
    }
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  }
}
