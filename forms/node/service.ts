import { resolve } from 'node:path';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Company } from '../../contract/company.ts';
import type { Environment } from '../../contract/environment.ts';
import { createApp } from '../app.ts';
import { isSampleCompany, readCompany } from '../company.ts';
import type { Database } from '../database/database.ts';
import { describeStoreError, suggestRemedy } from '../database/store-errors.ts';
import { contentSecurityPolicy } from '../documents/content-security-policy.ts';
import { createEnquiries } from '../enquiry/store/enquiries.ts';
import type { MailFiles } from '../enquiry/store/erase-enquiries.ts';
import { eraseExpired } from '../enquiry/store/erase-expired.ts';
import { composeMail } from '../outbox/compose-mail.ts';
import type { Deliver } from '../outbox/deliver.ts';
import { deliverBySmtp } from '../outbox/deliver-by-smtp.ts';
import { readMailAddresses } from '../outbox/mail-addresses.ts';
import { createMailRecords } from '../outbox/mail-records.ts';
import { createOutbox } from '../outbox/outbox.ts';
import type { Pages } from '../pages.ts';
import { tellBrokenPromise } from '../printed-retention.ts';
import { compress } from './compress.ts';
import { createGroupCommit } from './database/group-commit.ts';
import { openDatabase } from './database/open.ts';
import { deliverToFolder } from './deliver-to-folder.ts';
import { createLog } from './log.ts';
import { createMailFiles } from './mail-files.ts';
import { createBuiltPages } from './static-files/built-pages.ts';
import { readStaticFiles } from './static-files/read-files.ts';
import { serveStaticFiles } from './static-files/static-files.ts';

/** Where the service finds things. */
interface ServiceOptions {
  /** The folder that holds `content/`, and from which `DATA_DIR` counts. */
  root?: string;
  /** The built site, to be served too. */
  siteFolder?: string;
  /** Pages to answer with where no built site is served. */
  pages?: Pages;
  log?: Logger;
}

/** A running service, without the server that listens. */
export interface Service {
  app: Hono;
  log: Logger;
  /** Finishes what was begun: writes, then mails on their way, then closes the database. */
  stop(): Promise<void>;
}

/**
 * Reads the identity, opens the database, starts the outbox and builds the app.
 *
 * @throws CompanyError when the identity cannot be used.
 */
export async function startService(
  environment: Environment,
  options: ServiceOptions = {},
): Promise<Service> {
  const { root = process.cwd(), siteFolder, log = createLog(environment.LOG_LEVEL) } = options;
  const company = await readCompany(root);
  const site = siteFolder === undefined ? undefined : readSite(siteFolder, environment, company);
  const pages = options.pages ?? site?.pages ?? { find: async () => undefined };

  const mailFolder = resolve(root, environment.DATA_DIR, 'mail');
  const database = await openDatabase(environment, root);
  const commits = createGroupCommit(database);
  const addresses = readMailAddresses(environment, company);
  const outbox = createOutbox({
    records: createMailRecords(database, commits),
    compose: ({ mail, enquiry }) => composeMail(mail, enquiry, addresses),
    deliver: chooseDelivery(environment, mailFolder),
    pauses: { first: environment.OUTBOX_RETRY_FIRST, longest: environment.OUTBOX_RETRY_MAX },
    log,
  });
  const enquiries = createEnquiries(commits, {
    kinds: environment.MAIL_ACKNOWLEDGE ? ['enquiry', 'acknowledgement'] : ['enquiry'],
    domain: addresses.domain,
    onWaiting: outbox.wake,
  });
  const documents = { compress, writePolicy: site?.writePolicy };
  const handler = site && serveStaticFiles(site.staticFiles);
  const app = createApp({ environment, company, enquiries, pages, site: handler, documents, log });

  if (isSampleCompany(company)) {
    log.warn('content/company.yaml still holds the sample identity: nobody reads mail sent there');
  }
  if (!environment.SMTP_URL) log.info(`no SMTP_URL: mails are written to ${mailFolder}`);
  if (site) await tellBrokenPromise(site.pages, environment.RETENTION_DAYS, log);
  const retentionDays = environment.RETENTION_DAYS;
  const erasing = startErasing(
    database,
    { retentionDays, mailFiles: createMailFiles(mailFolder) },
    log,
  );
  enquiries.proveWritable().catch((error) => tellUnwritable(error, log));

  outbox.wake();
  return {
    app,
    log,
    async stop() {
      await erasing.stop();
      await commits.drain();
      await outbox.stop(mailTimeout);
      await commits.drain();
      database.close();
    },
  };
}

/** Said at the start, not when the first visitor is refused. */
function tellUnwritable(error: unknown, log: Logger): void {
  log.error(
    { code: describeStoreError(error) },
    `the database cannot be written, and posts are refused until it can: ${suggestRemedy(error)}`,
  );
}

// Together with what the server takes it stays below the ten seconds of a service manager.
const mailTimeout = 3000;

/** Erases what has been kept for its time, now and every day. */
function startErasing(
  database: Database,
  limits: { retentionDays: number | undefined; mailFiles: MailFiles },
  log: Logger,
): { stop(): Promise<void> } {
  const erase = () =>
    eraseExpired(database, { ...limits, now: Date.now() }).then(
      (count) => count > 0 && log.info({ count }, 'expired enquiries erased'),
      (error) => log.error({ code: describeStoreError(error) }, 'expired enquiries not erased'),
    );
  const daily = setInterval(erase, aDay);
  daily.unref();
  // A database that is busy right now must not keep the pages waiting.
  const first = erase();
  return {
    async stop() {
      clearInterval(daily);
      await first;
    },
  };
}

const aDay = 86_400_000;

function readSite(folder: string, environment: Environment, company: Company) {
  const policyOptions = {
    formEndpoint: environment.PUBLIC_FORM_ENDPOINT,
    frame: company.map.embed,
  };
  const writePolicy = (html: string) => contentSecurityPolicy(html, policyOptions);
  const staticFiles = readStaticFiles(folder, writePolicy);
  return { staticFiles, writePolicy, pages: createBuiltPages(staticFiles) };
}

function chooseDelivery(environment: Environment, mailFolder: string): Deliver {
  if (environment.SMTP_URL) return deliverBySmtp(environment.SMTP_URL, environment.SMTP_TIMEOUT);
  return deliverToFolder(mailFolder);
}
