import type { Hono } from 'hono';
import type { Company } from '../../contract/company.ts';
import type { Environment } from '../../contract/environment.ts';
import { createApp } from '../app.ts';
import { isSampleCompany } from '../company.ts';
import { describeStoreError } from '../database/store-errors.ts';
import { contentSecurityPolicy } from '../documents/content-security-policy.ts';
import { createEnquiries } from '../enquiry/store/enquiries.ts';
import { eraseExpired } from '../enquiry/store/erase-expired.ts';
import { composeMail } from '../outbox/compose-mail.ts';
import type { Deliver } from '../outbox/deliver.ts';
import { deliverBySmtp } from '../outbox/deliver-by-smtp.ts';
import { DeliveryError } from '../outbox/delivery-error.ts';
import { readMailAddresses } from '../outbox/mail-addresses.ts';
import { createMailRecords } from '../outbox/mail-records.ts';
import { tellBrokenPromise } from '../printed-retention.ts';
import type { Bindings } from './bindings.ts';
import { countInDatabase } from './count-in-database.ts';
import { connectD1 } from './d1-database.ts';
import { createWorkerLog } from './log.ts';
import { createWorkerSending, type WorkerSending } from './sending.ts';
import { createAssetPages, serveAssets } from './serve-assets.ts';
import { openSocket } from './socket.ts';
import { rememberInDatabase } from './stored-pause.ts';

/** The service on one instance of the Worker. */
export interface WorkerService {
  app: Hono;
  sending: WorkerSending;
  /** Removes counts of posts whose time is over. */
  forgetCounts(): Promise<void>;
  /** Erases what has been kept for its time, and says if the site promises something else. */
  erase(): Promise<void>;
}

/** Builds the service on what the platform gives; nothing runs yet. */
export function startWorkerService(
  { DB, ASSETS }: Bindings,
  environment: Environment,
  company: Company,
): WorkerService {
  const log = createWorkerLog(environment.LOG_LEVEL);
  const database = connectD1(DB);
  const pages = createAssetPages(ASSETS);
  const policy = { formEndpoint: environment.PUBLIC_FORM_ENDPOINT, frame: company.map.embed };
  const writePolicy = (html: string) => contentSecurityPolicy(html, policy);
  const addresses = readMailAddresses(environment, company);
  const counter = countInDatabase(database, log);
  const sending = createWorkerSending({
    records: createMailRecords(database, database),
    compose: ({ mail, enquiry }) => composeMail(mail, enquiry, addresses),
    deliver: chooseDelivery(environment),
    pauses: { first: environment.OUTBOX_RETRY_FIRST, longest: environment.OUTBOX_RETRY_MAX },
    pauseMemory: rememberInDatabase(database),
    log,
  });
  const enquiries = createEnquiries(database, {
    kinds: environment.MAIL_ACKNOWLEDGE ? ['enquiry', 'acknowledgement'] : ['enquiry'],
    domain: addresses.domain,
    onWaiting: sending.order,
  });
  const site = serveAssets(ASSETS, writePolicy);
  const documents = { writePolicy };
  const app = createApp({ environment, company, enquiries, pages, site, documents, counter, log });

  if (isSampleCompany(company)) {
    log.warn('content/company.yaml still holds the sample identity: nobody reads mail sent there');
  }
  return {
    app,
    sending,
    async forgetCounts() {
      await counter.forget().catch(() => {});
    },
    async erase() {
      const { RETENTION_DAYS: retentionDays } = environment;
      await tellBrokenPromise(pages, retentionDays, log);
      try {
        const limits = { retentionDays, mailFiles: noMailFiles, now: Date.now() };
        const count = await eraseExpired(database, limits);
        if (count > 0) log.info({ count }, 'expired enquiries erased');
      } catch (error) {
        log.error({ code: describeStoreError(error) }, 'expired enquiries not erased');
      }
    },
  };
}

// A Worker has no disk.
const noMailFiles = { remove: async () => {} };

function chooseDelivery({ SMTP_URL, SMTP_TIMEOUT }: Environment): Deliver {
  if (SMTP_URL) return deliverBySmtp(SMTP_URL, SMTP_TIMEOUT, openSocket);
  return async () => {
    throw new DeliveryError('server', 'no SMTP_URL', undefined);
  };
}
