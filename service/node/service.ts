import { resolve } from 'node:path';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';
import type { Company } from '#contract/company.ts';
import { contentSecurityPolicy } from '#contract/content-security-policy.ts';
import type { Environment } from '#contract/environment.ts';
import { readCompany } from '#contract/read-company.ts';
import { createService } from '../app.ts';
import { describeStoreError, suggestRemedy } from '../database/store-errors.ts';
import type { Pages } from '../documents.ts';
import { deliverBySmtp } from '../outbox/deliver-by-smtp.ts';
import { createMailSender } from '../outbox/mail-sender.ts';
import { createFileDatabase } from './database/file-database.ts';
import { findDatabase } from './database/open.ts';
import { createLog } from './log.ts';
import { createMailFiles, deliverToFolder } from './mail-folder.ts';
import { createNodeMailer } from './mailer.ts';
import {
  createBuiltPages,
  readStaticFiles,
  serveStaticFiles,
} from './static-files/static-files.ts';

/**
 * Where the service finds things: `content/` and `DATA_DIR` below `root`, the built site to be
 * served too, or the pages to answer with.
 */
interface ServiceOptions {
  root?: string;
  siteFolder?: string;
  pages?: Pages;
  log?: Logger;
}

export type Service = Awaited<ReturnType<typeof startService>>;

/**
 * Reads the identity, opens the database, starts the outbox and builds the app. A database that
 * cannot be used does not stop the pages: it is tried again with each post.
 *
 * @throws ToldError when the identity cannot be used.
 */
export async function startService(environment: Environment, options: ServiceOptions = {}) {
  const { root = process.cwd(), siteFolder, log = createLog(environment.LOG_LEVEL) } = options;
  const company = await readCompany(root);
  const site = siteFolder === undefined ? undefined : readSite(siteFolder, environment, company);
  const mailFolder = resolve(root, environment.DATA_DIR, 'mail');
  const database = findDatabase(environment, root);
  const memory = createFileDatabase(':memory:');
  const deliver = environment.SMTP_URL
    ? deliverBySmtp(environment.SMTP_URL, environment.SMTP_TIMEOUT)
    : deliverToFolder(mailFolder);
  const sender = createMailSender({ environment, company, database, deliver, log });
  const mailer = createNodeMailer(sender, log);
  const core = createService({
    environment,
    company,
    database,
    countingDatabase: memory,
    pages: options.pages ?? site?.pages ?? { find: async () => undefined },
    site: site?.handler,
    compress: compress({ encoding: 'gzip', contentTypeFilter: /^text\/html/ }),
    mailer,
    mailFiles: createMailFiles(mailFolder),
    log,
  });

  if (!environment.SMTP_URL) log.info(`no SMTP_URL: mails are written to ${mailFolder}`);
  // Perhaps the mail server was corrected, and a pause of hours would keep that from being seen.
  const opening = core.inquiries
    .checkWritable()
    .then(sender.endCommonPause)
    // Said at the start, not when the first visitor is refused.
    .catch((error) => {
      const code = describeStoreError(error);
      const remedy = suggestRemedy(error);
      log.error(
        { code },
        `the database cannot be written, and posts are refused until it can: ${remedy}`,
      );
    })
    .then(mailer.wake);
  const chores = [repeat(aDay, core.everyDay), repeat(aMinute, core.everyMinute)];
  return {
    app: core.app,
    log,
    /** Finishes what was begun: writes, then mails on their way, then closes the database. */
    async stop(): Promise<void> {
      await opening;
      for (const chore of chores) await chore.stop();
      await database.drain();
      await mailer.stop(mailTimeout);
      await database.drain();
      database.close();
      memory.close();
    },
  };
}

// Together with what the server takes it stays below the ten seconds of a service manager.
const mailTimeout = 3000;

function repeat(period: number, chore: () => Promise<void>): { stop(): Promise<void> } {
  let running = chore();
  const timer = setInterval(() => {
    running = chore();
  }, period);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

const aMinute = 60_000;
const aDay = 86_400_000;

function readSite(folder: string, environment: Environment, company: Company) {
  const policy = { formEndpoint: environment.PUBLIC_FORM_ENDPOINT, frame: company.map.embed };
  const writePolicy = (html: string) => contentSecurityPolicy(html, policy);
  const files = readStaticFiles(folder, writePolicy);
  return { handler: serveStaticFiles(files), pages: createBuiltPages(files, writePolicy) };
}
