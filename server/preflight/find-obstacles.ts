import { existsSync } from 'node:fs';
import { access, constants, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { Company } from '#contract/company.ts';
import type { Environment } from '#contract/environment.ts';
import { readCollection, readSingleton } from '#schemas/read-content.ts';
import type { Statement } from '../database/database.ts';
import { readLastBackup } from '../node/database/back-up.ts';
import { locateDatabase } from '../node/database/open.ts';
import { privateMode } from '../node/private-files/private-files.ts';
import { createSmtpTransport } from '../outbox/deliver-by-smtp.ts';
import {
  countParked,
  describeLateMail,
  describeParkedMail,
  selectOldestWaiting,
} from '../outbox/mail-monitor.ts';
import type { SmtpError } from '../outbox/smtp-fault.ts';
import { checkIdentity } from './check-identity.ts';
import { findSamplePlaces } from './find-sample-places.ts';
import { findSamples } from './find-samples.ts';
import { findUnreachable } from './find-unreachable.ts';
import type { Obstacle } from './obstacle.ts';
import { readContentDocuments } from './read-content-documents.ts';

// Milliseconds. Limits how long the user of the command has to wait.
const longestMailCheck = 10_000;

const aDay = 86_400_000;

/** SMTP response codes for a refused login. */
const refusedLogins = new Set([530, 534, 535, 538]);

/**
 * Finds the problems that prevent this site from going live. `timeout` limits the check of the mail server,
 * in milliseconds.
 */
export async function findObstacles(
  company: Company,
  environment: Environment,
  root: string,
  timeout: number = Math.min(environment.SMTP_TIMEOUT, longestMailCheck),
): Promise<string[]> {
  const documents = await readContentDocuments(join(root, 'content'));
  const obstacles = await Promise.all([
    ...checkIdentity(company, environment),
    ...(await checkContent(root)),
    ...(await findSamples(root)),
    ...findSamplePlaces(documents, company),
    ...findUnreachable(documents),
    checkProxy(company, environment),
    checkMailServer(environment, timeout),
    ...checkOutbox(environment, root),
    checkDataFolder(environment, root),
    checkBackups(environment, root),
  ]);
  return obstacles.filter((obstacle) => typeof obstacle === 'string');
}

/**
 * Checks that a proxy is trusted. The service itself does not speak https, so a proxy must be in front of it
 * if the public address is https.
 */
function checkProxy(company: Company, environment: Environment): Obstacle {
  const { FORM_HOST, PUBLIC_FORM_ENDPOINT, SITE_URL, TRUST_PROXY } = environment;
  const isHttps = (SITE_URL ?? company.siteUrl).startsWith('https://');
  const isServedHere = FORM_HOST === 'node' && PUBLIC_FORM_ENDPOINT === undefined;
  return (
    isServedHere &&
    isHttps &&
    TRUST_PROXY === 0 &&
    'TRUST_PROXY is 0, but the public address is https, which needs a proxy in front of the service; set TRUST_PROXY=1, else all visitors share one rate limit, and browsers are not told to require https'
  );
}

export async function checkMailServer(
  { SMTP_URL }: Environment,
  timeout: number,
): Promise<Obstacle> {
  if (SMTP_URL) return checkMailLogin(SMTP_URL, timeout);
  return 'SMTP_URL is not set, so nobody is notified of inquiries; enter the URL of your mail server';
}

/** Checks for late and parked emails, if there is a database. The database is not changed. */
function checkOutbox(environment: Environment, root: string): Obstacle[] {
  const limit = environment.MAIL_ALERT_AFTER ?? Number.POSITIVE_INFINITY;
  try {
    using database = new DatabaseSync(locateDatabase(environment, root), { readOnly: true });
    const read = ({ sql, args }: Statement) => database.prepare(sql).get(...args);
    return [
      describeLateMail(read(selectOldestWaiting)?.at, limit),
      describeParkedMail(Number(read(countParked)?.count)),
    ];
  } catch {
    // There is no database yet, or the data folder cannot be used, which `checkDataFolder` reports.
    return [];
  }
}

async function checkBackups(environment: Environment, root: string): Promise<Obstacle> {
  const last = await readLastBackup(resolve(root, environment.DATA_DIR));
  if (last && Date.now() - last.at.getTime() < aDay) return undefined;
  const found = last
    ? `the last backup is from ${last.at.toISOString()}`
    : 'no backup was made yet';
  return `${found}; run \`npm run -s leads -- backup FILE\` every day, and store the files on another machine`;
}

/** Checks the values in `content/` that the owner has to confirm. Invalid content is skipped. */
async function checkContent(root: string): Promise<Obstacle[]> {
  const content = join(root, 'content');
  const region = await readSingleton('region', content).catch(() => undefined);
  const policy = await readSingleton('privacyPolicy', content).catch(() => undefined);
  const careers = await readSingleton('careersPage', content).catch(() => undefined);
  const articles = await readCollection('articles', content).catch(() => []);
  const unsigned = articles.filter(
    ({ reviewed }) => reviewed && !reviewed.reviewer && !reviewed.reviewedBy,
  );
  return [
    region?.roads === 'planning' &&
      "content/region.yaml roads: check the miles and minutes in content/towns with a map, and each grid with its utility; then write 'confirmed'",
    unsigned.length > 0 &&
      `content/articles has articles marked "Reviewed" without a reviewer (${unsigned.map(({ id }) => id).join(', ')}): have a licensed person read each article; enter the person's name and license under reviewed.reviewer, or a person from content/people under reviewed.reviewedBy; or delete the field reviewed`,
    careers?.hiring.wording === 'sample' &&
      "content/pages/careers.yaml hiring still has the sample company's text: enter your equal-opportunity statement and your terms for drug test, background check and driving record; then write 'confirmed' under wording",
    // The privacy policy of the sample company has this date.
    policy?.updated.toISOString().startsWith('2025-01-18') &&
      "content/privacy-policy.mdx updated still has the sample company's date: read the policy, name your hosting provider in it, and set the date",
  ];
}

/**
 * Checks that the service can write to the data folder and to its own files in that folder. If the data
 * folder does not exist, the nearest existing parent folder is checked instead, because the service creates
 * missing folders.
 */
async function checkDataFolder({ DATA_DIR }: Environment, root: string): Promise<Obstacle> {
  const folder = resolve(root, DATA_DIR);
  let existing = folder;
  while (!existsSync(existing)) existing = dirname(existing);
  const probe = join(existing, `.preflight-${process.pid}`);
  try {
    const content = 'tests whether this folder is writable\n';
    await writeFile(probe, content, { mode: privateMode.file, flush: true });
    for (const name of ['leads.db', 'leads.db-wal', 'mail']) {
      const path = join(folder, name);
      if (existsSync(path)) await access(path, constants.W_OK);
    }
    return undefined;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    return `DATA_DIR ${DATA_DIR} cannot be written (${code}); change its owner, free disk space, or choose another folder`;
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}

/** Checks the login to the mail server, without sending an email. Takes at most `timeout` milliseconds. */
async function checkMailLogin(url: string, timeout: number): Promise<Obstacle> {
  const transport = createSmtpTransport(url, timeout);
  // Limits the whole session, because a server that keeps sending single bytes never exceeds the limit of one
  // step.
  const tooLate = pause(timeout, undefined, { ref: false }).then(() => {
    throw Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' });
  });
  const login = transport.verify();
  try {
    await Promise.race([login, tooLate]);
    return undefined;
  } catch (error) {
    login.catch(() => {});
    return describeLoginError(error as SmtpError, new URL(url).host);
  } finally {
    transport.close();
  }
}

/** Describes a failed login. The description does not contain the password. */
function describeLoginError(error: SmtpError, host: string): string {
  const { code = '', originalCode, responseCode = 0, message } = error;
  if (refusedLogins.has(responseCode) || (code === 'EAUTH' && responseCode === 0)) {
    return `SMTP_URL: ${host} rejects the user name or password; correct them, and escape special characters, such as @ as %40`;
  }
  if (code === 'ETLS' || /certificate|SSL|TLS/i.test(message)) {
    return `SMTP_URL: ${host} does not offer a secure connection (${originalCode ?? code}); use smtps:// with port 465 or smtp:// with port 587, and the host name in the server's certificate`;
  }
  if (responseCode > 0) {
    return `SMTP_URL: ${host} does not accept email now (${responseCode}); try again later, or ask the provider`;
  }
  return `SMTP_URL: ${host} cannot be reached (${originalCode ?? code}); check host and port, and that no firewall blocks the connection`;
}
