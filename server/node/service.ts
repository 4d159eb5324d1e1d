import { resolve } from 'node:path';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';
import type { Company } from '#contract/company.ts';
import { contentSecurityPolicy } from '#contract/content-security-policy.ts';
import { readDepartments } from '#contract/departments.ts';
import type { Environment } from '#contract/environment.ts';
import { readCompany } from '#contract/read-company.ts';
import { createService, type ServiceCore } from '../app/app.ts';
import { describeStoreError, suggestRemedy } from '../database/store-errors.ts';
import { deliverBySmtp } from '../outbox/deliver-by-smtp.ts';
import { createMailSender, type MailSender } from '../outbox/mail-sender.ts';
import type { SitePages } from '../shared/pages.ts';
import { createFileDatabase } from './database/file-database.ts';
import { createServiceDatabase } from './database/open.ts';
import { createLog } from './log.ts';
import { createMailFileDeletion, deliverToFolder } from './mail-folder.ts';
import { createNodeMailer } from './mailer.ts';
import { warnAboutProxy } from './proxy-check.ts';
import {
  createBuiltPages,
  readRedirects,
  readStaticFiles,
  serveStaticFiles,
} from './static-files/static-files.ts';

/**
 * Milliseconds for sending emails during shutdown. Together with `requestTimeout` in `main.ts`, less than the
 * ten seconds after which service managers kill the process.
 */
const mailTimeout = 3000;

/**
 * Milliseconds. After a crash, the emails that were being sent wait for up to this time. Longer than a short
 * stall of the process or the disk, because another process may send an email again once its claim has ended.
 */
const claimDuration = 10_000;

const aMinute = 60_000;
const aDay = 86_400_000;

interface ServiceOptions {
  /** The folder that contains `content/`. `DATA_DIR` is relative to this folder. */
  root?: string;
  /** Folder of the built site; undefined if the service does not serve the site. */
  siteFolder?: string;
  /** Reads the pages of the dev server instead of a built site. */
  sitePages?: SitePages;
  log?: Logger;
}

export type Service = Awaited<ReturnType<typeof startService>>;

/**
 * Starts the service on Node, without the HTTP server. If the database cannot be opened, pages are still
 * served, and each form post tries to open the database again.
 *
 * @throws OwnerError if `content/company.yaml` is invalid or missing.
 */
export async function startService(environment: Environment, options: ServiceOptions = {}) {
  const { root = process.cwd(), siteFolder, log = createLog(environment.LOG_LEVEL) } = options;
  const company = await readCompany(root);
  const site = siteFolder === undefined ? undefined : readSite(siteFolder, environment, company);
  const sitePages = options.sitePages ?? site?.sitePages ?? { readHtml: async () => undefined };
  const mailFolder = resolve(root, environment.DATA_DIR, 'mail');
  const onReplaced = () => {
    log.error(
      'the database file was moved, deleted or replaced while the service was running, and posts are refused: move the file back, or restart the service to use the current file',
    );
  };
  const database = createServiceDatabase(environment, root, { onReplaced });
  const rateLimitDatabase = createFileDatabase(':memory:');
  const deliver = environment.SMTP_URL
    ? deliverBySmtp(environment.SMTP_URL, environment.SMTP_TIMEOUT)
    : deliverToFolder(mailFolder);
  const mailSender = createMailSender({
    environment,
    company,
    departments: await readDepartments(root),
    database,
    deliver,
    claimDuration,
    log,
  });
  const mailer = createNodeMailer(mailSender, log);
  const core = createService({
    environment,
    company,
    database,
    rateLimitDatabase,
    sitePages,
    serveSite: site?.serveSite,
    compress: compress({ encoding: 'gzip', contentTypeFilter: /^text\/html/ }),
    warnAboutProxy: warnAboutProxy(environment.TRUST_PROXY, log),
    mailer,
    deleteMailFiles: createMailFileDeletion(mailFolder),
    log,
  });
  if (!environment.SMTP_URL) log.info(`no SMTP_URL: emails are written to ${mailFolder}`);

  const preparing = prepareOutbox(core, mailSender, log).then(mailer.wake);
  const daily = runPeriodically(aDay, core.runEveryDay);
  const minutely = runPeriodically(aMinute, core.runEveryMinute);
  return {
    app: core.app,
    log,
    /** Resolves once the tasks of the start, such as the first daily run, have ended. */
    started: Promise.all([preparing, daily.firstRun, minutely.firstRun]),
    /** Stops the service. Waits for emails that are being sent. */
    async stop(): Promise<void> {
      await preparing;
      await daily.stop();
      await minutely.stop();
      await mailer.stop(mailTimeout);
      database.close();
      rateLimitDatabase.close();
    },
  };
}

/** Prepares the database and the outbox. Logs an error if the database cannot be written. */
async function prepareOutbox(
  { inquiries }: ServiceCore,
  mailSender: MailSender,
  log: Logger,
): Promise<void> {
  try {
    // Reports an unusable database when the service starts, not only when the first post is refused.
    await inquiries.checkWritable();
    // Ends the retry pause, which can last hours, because the SMTP settings may have been corrected.
    await mailSender.endSharedPause();
  } catch (error) {
    const code = describeStoreError(error);
    const remedy = suggestRemedy(error);
    log.error(
      { code },
      `cannot write to the database; posts are refused until this is fixed: ${remedy}`,
    );
  }
}

/** Runs `task` immediately and then every `period` milliseconds. */
function runPeriodically(period: number, task: () => Promise<void>) {
  const firstRun = task();
  let running = firstRun;
  const timer = setInterval(() => {
    running = task();
  }, period);
  timer.unref();
  return {
    firstRun,
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}

function readSite(folder: string, environment: Environment, company: Company) {
  const policy = { formEndpoint: environment.PUBLIC_FORM_ENDPOINT, frame: company.map.embed };
  const writePolicy = (html: string) => contentSecurityPolicy(html, policy);
  const files = readStaticFiles(folder, writePolicy);
  const serveSite = serveStaticFiles(files, readRedirects(folder));
  return { serveSite, sitePages: createBuiltPages(files, writePolicy) };
}
