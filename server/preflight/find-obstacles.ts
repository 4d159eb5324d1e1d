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
import { findSamplePlaces } from './find-sample-places.ts';
import { findSamples } from './find-samples.ts';

// Milliseconds. Limits how long the user of the command has to wait.
const longestMailCheck = 10_000;

const aDay = 86_400_000;

/** SMTP response codes for a refused login. */
const refusedLogins = new Set([530, 534, 535, 538]);

/** A sentence with the problem and its fix. Any value that is not a string means that there is no problem. */
type Obstacle = string | false | undefined;

/** A field of `content/company.yaml`, with a pattern that matches the sample company's value. */
interface SampleField {
  name: string;
  read(company: Company): string;
  sample: RegExp;
}

const samplePhone = /^\+1\d{3}55501\d{2}$/;

const sampleFields: SampleField[] = [
  { name: 'name', read: ({ name }) => name, sample: /^Caliche Ridge Electric$/ },
  { name: 'legalName', read: ({ legalName }) => legalName, sample: /^Caliche Ridge Electric/ },
  { name: 'phone', read: ({ phone }) => phone.number, sample: samplePhone },
  {
    name: 'emergencyPhone',
    read: ({ emergencyPhone }) => emergencyPhone.number,
    sample: samplePhone,
  },
  { name: 'email', read: ({ email }) => email, sample: /\.example$/ },
  { name: 'address', read: ({ address }) => address.street, sample: /Example Street/ },
  { name: 'siteUrl', read: ({ siteUrl }) => siteUrl, sample: /\.example$/ },
];

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
  const obstacles = await Promise.all([
    ...checkIdentity(company, environment),
    ...(await checkContent(root)),
    ...(await findSamples(root)),
    ...(await findSamplePlaces(join(root, 'content'), company)),
    checkProxy(company, environment),
    checkMailServer(environment, timeout),
    ...checkOutbox(environment, root),
    checkDataFolder(environment, root),
    checkBackups(environment, root),
  ]);
  return obstacles.filter((obstacle) => typeof obstacle === 'string');
}

/** Checks `content/company.yaml` for sample values, missing licenses and unconfirmed claims. */
export function checkIdentity(company: Company, environment: Environment): Obstacle[] {
  const siteUrl = environment.SITE_URL ?? company.siteUrl;
  return [
    ...sampleFields
      .filter(({ read, sample }) => sample.test(read(company)))
      .map(
        ({ name }) =>
          `content/company.yaml ${name} still has the sample company's value; enter your own`,
      ),
    ...checkStateLicenses(company),
    checkLineLicense(company),
    company.claims !== 'confirmed' &&
      "content/company.yaml claims: check that you can document every figure, case and quote on the site; then write 'confirmed'",
    !siteUrl.startsWith('https://') &&
      `the public address ${siteUrl} is not https; set SITE_URL or siteUrl in content/company.yaml`,
  ];
}

/**
 * Checks that there is a license number for each state with a base, because contractors need a license in
 * each state.
 */
function checkStateLicenses({ bases, licenses }: Company): string[] {
  const states = new Map(bases.map((base) => [base.stateCode, base.state]));
  const normalize = (text: string) => text.trim().toLowerCase();
  const hasOwnLicense = (code: string, state: string) => {
    const names = [code, state].map(normalize);
    return licenses.some(
      (license) =>
        names.includes(normalize(license.state)) &&
        /\d/.test(license.number) &&
        !isSampleNumber(license.number),
    );
  };
  return [...states]
    .filter(([code, state]) => !hasOwnLicense(code, state))
    .map(
      ([, state]) =>
        `content/company.yaml licenses has no number for ${state}, where you have a base; enter your number as the regulator writes it`,
    );
}

/**
 * Checks the EL-1 license, New Mexico's separate license for power lines and substations, which not every
 * owner holds.
 */
function checkLineLicense({ licenses }: Company): Obstacle {
  const isSample = licenses.some(({ number }) => /\bEL-1\b/.test(number) && isSampleNumber(number));
  return (
    isSample &&
    "content/company.yaml licenses: the EL-1 license, for power lines and substations in New Mexico, still has the sample company's number; enter yours, or remove the license and delete such work from content/"
  );
}

function isSampleNumber(licenseNumber: string): boolean {
  return /sample|\b0{3,}\b/i.test(licenseNumber);
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
