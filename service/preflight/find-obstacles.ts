import { existsSync } from 'node:fs';
import { access, constants, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { Company } from '#contract/company.ts';
import type { Environment } from '#contract/environment.ts';
import { readCollection, readOnly } from '#schemas/read-content.ts';
import { readLastBackup } from '../node/database/back-up.ts';
import { locateDatabase } from '../node/database/open.ts';
import { privateMode } from '../node/private-files.ts';
import { connectTo } from '../outbox/deliver-by-smtp.ts';
import { describeLateMail, selectWaitingSince } from '../outbox/mail-watch.ts';
import type { SmtpError } from '../outbox/smtp-fault.ts';

/**
 * What is missing before this checkout can go live, a line each with its remedy; an empty list when
 * nothing known is. The mail server is given `timeout` milliseconds.
 */
export async function findObstacles(
  company: Company,
  environment: Environment,
  root: string,
  timeout: number = Math.min(environment.SMTP_TIMEOUT, longestTry),
): Promise<string[]> {
  const lines = await Promise.all([
    ...findInIdentity(company, environment),
    ...(await findInContent(root)),
    findSampleOpenings(root),
    findInMail(environment, timeout),
    findInOutbox(environment, root),
    findInDataFolder(environment, root),
    findInBackups(environment, root),
  ]);
  return lines.filter((line) => typeof line === 'string');
}

type Obstacle = string | false | undefined;

// Milliseconds, which the person who runs this waits.
const longestTry = 10_000;

/** What `content/company.yaml` still lacks. */
export function findInIdentity(company: Company, environment: Environment): Obstacle[] {
  const siteUrl = environment.SITE_URL ?? company.siteUrl;
  return [
    ...sampleFields
      .filter(([, read, sample]) => sample.test(read(company)))
      .map(([field]) => `content/company.yaml ${field} is still the sample's; put in your own`),
    ...findMissingLicenses(company),
    findSampleLineLicense(company),
    company.claims !== 'confirmed' &&
      'content/company.yaml claims: confirm that you can document every figure, case and quote on the site',
    !siteUrl.startsWith('https://') &&
      `the public address ${siteUrl} is not https; set SITE_URL or siteUrl in content/company.yaml`,
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
      const names = [code, state].map(fold);
      const own = licenses.filter((each) => names.includes(fold(each.state)));
      return !own.some(({ number }) => /\d/.test(number) && !isSampleNumber(number));
    })
    .map(
      ([, state]) =>
        `content/company.yaml licenses has no number for ${state}, where you have a base; put in yours as the regulator writes it`,
    );
}

const fold = (text: string) => text.trim().toLowerCase();

/** New Mexico licenses work on lines and substations apart from wiring; an owner may have no such license. */
function findSampleLineLicense({ licenses }: Company): Obstacle {
  return (
    licenses.some(({ number }) => /\bEL-1\b/.test(number) && isSampleNumber(number)) &&
    "content/company.yaml licenses: the EL-1 number, for lines and substations in New Mexico, is still the sample's; put in yours, or remove it and take that work out of content/"
  );
}

const isSampleNumber = (number: string) => /sample|\b0{3,}\b/i.test(number);

export async function findInMail({ SMTP_URL }: Environment, timeout: number): Promise<Obstacle> {
  if (SMTP_URL) return tryMailLogin(SMTP_URL, timeout);
  return 'SMTP_URL is not set: nobody is told of an inquiry; name your mail server';
}

/** Whether mail waits in a database that is there already; nothing in it is touched. */
function findInOutbox(environment: Environment, root: string): Obstacle {
  if (environment.MAIL_ALERT_AFTER === undefined) return undefined;
  try {
    using database = new DatabaseSync(locateDatabase(environment, root), { readOnly: true });
    const found = database.prepare(selectWaitingSince.sql).get();
    return describeLateMail(found?.at, environment.MAIL_ALERT_AFTER);
  } catch {
    // There is none yet; or the folder is to blame, which is looked at too.
    return undefined;
  }
}

const aDay = 86_400_000;

async function findInBackups(environment: Environment, root: string): Promise<Obstacle> {
  const last = await readLastBackup(resolve(root, environment.DATA_DIR));
  if (last && Date.now() - last.at.getTime() < aDay) return undefined;
  const found = last ? `the last backup is from ${last.at.toISOString()}` : 'there is no backup';
  return `${found}; have npm run -s leads -- backup FILE run every day, and keep the files on another machine`;
}

/** What nobody has confirmed of the towns, the articles and the privacy policy. */
async function findInContent(root: string): Promise<Obstacle[]> {
  const content = join(root, 'content');
  const region = await readOnly('region', content).catch(() => undefined);
  const policy = await readOnly('privacyPolicy', content).catch(() => undefined);
  const articles = await readCollection('articles', content).catch(() => []);
  const unsigned = articles.filter(({ reviewed }) => reviewed && !reviewed.reviewer);
  return [
    region?.roads === 'planning' &&
      "content/region.yaml roads: hold the miles and minutes of content/towns against a map and each grid against its utility; then write 'confirmed'",
    unsigned.length > 0 &&
      `content/articles say "Reviewed" and not by whom: have a licensed person read each and put name and license under reviewed.reviewer, or take reviewed out: ${unsigned.map(({ id }) => id).join(', ')}`,
    // Its date is the sign that it is the sample's.
    policy?.updated.toISOString().startsWith('2025-01-18') &&
      "content/privacy-policy.mdx updated is still the sample's: read the policy, name your hosting provider in it, and set the day",
  ];
}

/** Which openings are the sample's, for which no one is hired. */
export async function findSampleOpenings(root: string): Promise<Obstacle> {
  const openings = await readCollection('openings', join(root, 'content')).catch(() => []);
  const samples = openings.filter(({ sample }) => sample);
  if (samples.length === 0) return undefined;
  return `content/openings has samples: remove them, or make each your own and take sample out: ${samples.map(({ id }) => id).join(', ')}`;
}

/**
 * Writes into the data folder as the service will, and removes what it wrote. One that is not there
 * yet is made at the start, so then the nearest folder above it counts. Files of the service that are
 * there already must be writable too.
 */
async function findInDataFolder({ DATA_DIR }: Environment, root: string): Promise<Obstacle> {
  const folder = resolve(root, DATA_DIR);
  let existing = folder;
  while (!existsSync(existing)) existing = dirname(existing);
  const probe = join(existing, `.preflight-${process.pid}`);
  try {
    const content = 'written to see whether it can be\n';
    await writeFile(probe, content, { mode: privateMode.file, flush: true });
    for (const name of ['leads.db', 'leads.db-wal', 'mail']) {
      const path = join(folder, name);
      if (existsSync(path)) await access(path, constants.W_OK);
    }
    return undefined;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    return `DATA_DIR ${DATA_DIR} cannot be written (${code}); change its owner, make room, or name another folder`;
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}

/**
 * Logs in at the mail server of `url` as the outbox will, and sends nothing.
 *
 * @returns what is wrong and what to do, without the password; undefined when the server lets us
 * in. The whole takes at most `timeout` milliseconds.
 */
async function tryMailLogin(url: string, timeout: number): Promise<string | undefined> {
  const transport = connectTo(url, timeout);
  // Each step has its own limit, and a server that sends a byte now and then meets none of them.
  const late = pause(timeout, undefined, { ref: false }).then(() => {
    throw Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' });
  });
  const trying = transport.verify();
  try {
    await Promise.race([trying, late]);
    return undefined;
  } catch (error) {
    trying.catch(() => {});
    return describeLogin(error as SmtpError, new URL(url).host);
  } finally {
    transport.close();
  }
}

function describeLogin(error: SmtpError, host: string): string {
  const { code = '', originalCode, responseCode = 0, message } = error;
  if (refusedLogins.has(responseCode) || (code === 'EAUTH' && responseCode === 0)) {
    return `SMTP_URL: ${host} refuses the user name or the password; put the right ones in, special characters written as %40 for @`;
  }
  if (code === 'ETLS' || /certificate|SSL|TLS/i.test(message)) {
    return `SMTP_URL: ${host} gives no safe connection (${originalCode ?? code}); mostly smtps:// belongs to port 465, smtp:// to 587, and the host must be the name in its certificate`;
  }
  if (responseCode > 0) {
    return `SMTP_URL: ${host} answers but does not take us now (${responseCode}); ask who runs it, then try again`;
  }
  return `SMTP_URL: ${host} cannot be reached (${originalCode ?? code}); see that host and port are right and that this machine may connect there`;
}

const refusedLogins = new Set([530, 534, 535, 538]);
