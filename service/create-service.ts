import type { Handler, Hono, MiddlewareHandler } from 'hono';
import type { Company } from '../contract/company.ts';
import type { Environment } from '../contract/environment.ts';
import { isSampleCompany } from '../contract/read-company.ts';
import { createApp } from './app.ts';
import type { Database } from './database/database.ts';
import { describeStoreError } from './database/store-errors.ts';
import type { Documents } from './documents/document-answer.ts';
import { createPostCounter } from './inquiry/post-counter.ts';
import type { MailFiles } from './inquiry/store/erase-inquiries.ts';
import { eraseExpired } from './inquiry/store/erase-inquiries.ts';
import { createInquiries, type Inquiries } from './inquiry/store/inquiries.ts';
import type { Log } from './log.ts';
import { composeMail } from './outbox/compose-mail.ts';
import type { Deliver } from './outbox/deliver.ts';
import { readMailAddresses } from './outbox/mail-addresses.ts';
import { orderHeldBackMail } from './outbox/mail-orders.ts';
import { watchMail } from './outbox/mail-watch.ts';
import { createOutbox, type Outbox } from './outbox/outbox.ts';
import type { Pages } from './pages.ts';
import { tellBrokenPromise } from './printed-retention.ts';

/** What the service works with, and what only its host has. */
interface ServiceParts {
  environment: Environment;
  company: Company;
  database: Database;
  /** Where posts are counted. */
  countingDatabase: Pick<Database, 'read' | 'write'>;
  pages: Pages;
  site: Handler | undefined;
  documents: Documents;
  compress?: MiddlewareHandler;
  deliver: Deliver;
  mailFiles: MailFiles;
  /** Called when mails are waiting. */
  onWaiting(): void;
  log: Log;
}

/** The service, on whichever host; nothing runs by itself. */
export interface ServiceCore {
  app: Hono;
  inquiries: Inquiries;
  outbox: Outbox;
  /** Says if mail is late, and forgets counts of posts whose time is over. */
  everyMinute(): Promise<void>;
  /** Erases what has been kept for its time, and orders the mail on what was held back. */
  everyDay(): Promise<void>;
}

export function createService(parts: ServiceParts): ServiceCore {
  const { environment, company, database, pages, onWaiting, log } = parts;
  const addresses = readMailAddresses(environment, company);
  const { domain } = addresses;
  const counter = createPostCounter(parts.countingDatabase, log);
  const mailWatch = watchMail(database, environment.MAIL_ALERT_AFTER, log);
  const outbox = createOutbox({
    database,
    compose: (due) => composeMail(due, addresses),
    deliver: parts.deliver,
    pauses: { first: environment.OUTBOX_RETRY_FIRST, longest: environment.OUTBOX_RETRY_MAX },
    log,
  });
  const inquiries = createInquiries(database, {
    kinds: environment.MAIL_ACKNOWLEDGE ? ['enquiry', 'acknowledgement'] : ['enquiry'],
    domain,
    onWaiting,
  });
  if (isSampleCompany(company)) {
    log.warn('content/company.yaml still holds the sample identity: nobody reads mail sent there');
  }
  return {
    app: createApp({ ...parts, inquiries, counter, mailWatch }),
    inquiries,
    outbox,
    async everyMinute() {
      await mailWatch.tell();
      await counter.forget();
    },
    async everyDay() {
      const { RETENTION_DAYS: retentionDays } = environment;
      await tellBrokenPromise(pages, retentionDays, log);
      const now = Date.now();
      try {
        const count = await eraseExpired(database, {
          retentionDays,
          mailFiles: parts.mailFiles,
          now,
        });
        if (count > 0) log.info({ count }, 'expired inquiries erased');
      } catch (error) {
        log.error({ code: describeStoreError(error) }, 'expired inquiries not erased');
      }
      try {
        if (await orderHeldBackMail(database, domain, now)) onWaiting();
      } catch (error) {
        const code = describeStoreError(error);
        log.error({ code }, 'mail on what was held back not ordered, will retry tomorrow');
      }
    },
  };
}
