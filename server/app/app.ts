import { type Handler, Hono, type MiddlewareHandler } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { routePath } from 'hono/route';
import type { Company } from '#contract/company.ts';
import {
  closedPolicy,
  securityHeaders,
  strictTransport,
} from '#contract/content-security-policy.ts';
import type { Environment } from '#contract/environment.ts';
import { inquiryPath } from '#contract/inquiry-form.ts';
import { isSampleCompany } from '#contract/read-company.ts';
import { routes } from '#contract/routes.ts';
import type { Database } from '../database/database.ts';
import { type QueriesLeft, unlimitedQueries } from '../database/query-budget.ts';
import { describeStoreError } from '../database/store-errors.ts';
import { createAnswers, retryAfter } from '../inquiry/answers.ts';
import { respondWithPrefill, respondWithReference } from '../inquiry/filled-pages.ts';
import { createInquiryRoute } from '../inquiry/inquiry-route.ts';
import { type DeleteMailFiles, eraseExpired } from '../inquiry/store/erase-inquiries.ts';
import { createInquiries, type Inquiries } from '../inquiry/store/inquiries.ts';
import { createRateLimit } from '../inquiry/store/rate-limit.ts';
import { readMailOffice } from '../outbox/compose-mail.ts';
import { createMailMonitor } from '../outbox/mail-monitor.ts';
import { enqueueDigest } from '../outbox/mail-store.ts';
import type { Mailer } from '../outbox/mailer.ts';
import { readOrigin, readSource } from '../shared/forwarded.ts';
import type { Log } from '../shared/log.ts';
import type { SitePages } from '../shared/pages.ts';
import { refuseWrongHost } from './host-check.ts';
import { warnIfRetentionDiffers } from './retention-check.ts';

/** The parts that differ between the two hosts of the service, Node and the Worker. */
interface ServiceParts {
  environment: Environment;
  company: Company;
  /** Stores inquiries and the email outbox. */
  database: Database;
  /** Stores how many forms were posted: in memory on Node, in the main database on the Worker. */
  rateLimitDatabase: Pick<Database, 'read' | 'write'>;
  sitePages: SitePages;
  /** Handler that serves the built site. Undefined in the dev server, which serves the pages itself. */
  serveSite: Handler | undefined;
  /**
   * Compresses pages that are rendered for one request. Absent on the Worker, where Cloudflare compresses
   * responses.
   */
  compress?: MiddlewareHandler;
  /** Reports an untrusted proxy. Absent on the Worker, to which Cloudflare tells the visitor's address. */
  warnAboutProxy?: MiddlewareHandler;
  mailer: Mailer;
  deleteMailFiles: DeleteMailFiles;
  /** Absent on Node, which has no limit. */
  queriesLeft?: QueriesLeft;
  log: Log;
}

/** Number of queries that the daily run needs after the erasure, for the digest. */
const queriesAfterErasure = 2;

/** Health check for monitors and containers: fails if inquiries cannot be stored. */
export const healthPath = '/healthz';

/**
 * Health check for monitors: fails if email is not being sent. Not for containers, because a restart cannot
 * fix the mail server.
 */
export const mailHealthPath = '/healthz/mail';

/**
 * Responds with 304 if the browser already has the current page. Browsers copy the headers of a 304 into the
 * cached page, so the 304 must include the Content-Security-Policy. The ETag is weak because the page is
 * compressed later.
 */
const respondNotModified = etag({
  weak: true,
  retainedHeaders: [...RETAINED_304_HEADERS, 'Content-Security-Policy'],
});

export type ServiceCore = ReturnType<typeof createService>;

/** Creates the part of the service that both hosts share. Does not start a server or timers. */
export function createService(parts: ServiceParts) {
  const { environment, company, database, sitePages, serveSite, compress, mailer, log } = parts;
  const office = readMailOffice(environment, company);
  const messageIdDomain = office.domain;
  const inquiries = createInquiries(database, {
    sendsReceipt: environment.MAIL_ACKNOWLEDGE !== 'off',
    ownAddresses: [office.email, office.from, ...office.to],
    messageIdDomain,
  });
  const rateLimit = createRateLimit(environment, parts.rateLimitDatabase, log);
  const mailMonitor = createMailMonitor(database, environment.MAIL_ALERT_AFTER, log);
  const answers = createAnswers(company, sitePages, log);
  const origins = listOwnOrigins(environment, company);
  if (isSampleCompany(company)) {
    log.warn('content/company.yaml still contains the sample company: nobody reads its email');
  }

  const app = new Hono();
  app.use(addSecurityHeaders(environment.TRUST_PROXY, sitePages.writePolicy !== undefined));
  app.use(refuseWrongHost([healthPath, mailHealthPath]));
  if (parts.warnAboutProxy) app.use(parts.warnAboutProxy);
  if (compress) {
    for (const path of [inquiryPath, routes.contact, routes.thankYou]) app.use(path, compress);
  }
  app.all(
    inquiryPath,
    createInquiryRoute({ environment, origins, inquiries, mailer, answers, rateLimit, log }),
  );
  addHealthChecks(app, inquiries, mailMonitor);
  app.get(routes.contact, respondNotModified, respondWithPrefill(sitePages));
  app.get(routes.thankYou, respondWithReference(sitePages));
  if (serveSite) app.all('*', respondNotModified, serveSite);
  app.notFound((c) => c.text('Not found\n', 404));
  app.onError((error, c) => {
    const code = describeStoreError(error);
    log.error({ code, path: routePath(c) }, 'request failed');
    const headers = { 'Retry-After': retryAfter, 'Cache-Control': 'no-store' };
    if (c.req.path === inquiryPath) return answers.refused(c, 503, undefined, headers);
    return c.json({ status: 'unavailable' }, 503, headers);
  });

  return {
    app,
    inquiries,
    /** Runs the tasks that are due every minute. Both hosts must call this function every minute. */
    async runEveryMinute(): Promise<void> {
      await mailMonitor.logIfLate();
      await rateLimit.deleteExpired();
    },
    /** Runs the daily tasks. Both hosts must call this function once a day. */
    async runEveryDay(): Promise<void> {
      await warnIfRetentionDiffers(sitePages, environment.RETENTION_DAYS, log);
      await eraseExpiredInquiries(parts);
      await sendDigest(parts, messageIdDomain);
    },
  };
}

function addHealthChecks(
  app: Hono,
  inquiries: Inquiries,
  mailMonitor: ReturnType<typeof createMailMonitor>,
): void {
  app.get(healthPath, async (c) => {
    await inquiries.checkWritable();
    return c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' });
  });
  app.get(mailHealthPath, async (c) => {
    const status = await mailMonitor.check();
    return c.json({ status }, status === 'ok' ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  for (const path of [healthPath, mailHealthPath]) {
    app.all(path, (c) => c.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' }));
  }
}

async function eraseExpiredInquiries(parts: ServiceParts): Promise<void> {
  const { environment, database, deleteMailFiles, queriesLeft = unlimitedQueries, log } = parts;
  const retentionDays = environment.RETENTION_DAYS;
  try {
    const now = Date.now();
    const erasure = await eraseExpired(database, {
      retentionDays,
      deleteMailFiles,
      now,
      queriesLeft: () => queriesLeft() - queriesAfterErasure,
      onFailedBatch: (error, count) => {
        const code = describeStoreError(error);
        log.error({ code, count }, 'a batch of expired inquiries was not erased');
      },
    });
    if (erasure === undefined) {
      log.warn(
        'the clock was set back, or the last daily run was more than three days ago, so expired inquiries are not erased before tomorrow: check the system time of this machine',
      );
      return;
    }
    const { erased, left } = erasure;
    if (erased > 0) log.info({ count: erased }, 'expired inquiries erased');
    if (left > 0) log.warn({ count: left }, 'expired inquiries left for the next daily run');
  } catch (error) {
    log.error({ code: describeStoreError(error) }, 'expired inquiries not erased');
  }
}

async function sendDigest(parts: ServiceParts, messageIdDomain: string): Promise<void> {
  const { database, mailer, log } = parts;
  try {
    const isEnqueued = await enqueueDigest(database, messageIdDomain);
    if (isEnqueued) mailer.wake();
  } catch (error) {
    const code = describeStoreError(error);
    log.error({ code }, 'digest of suspected spam not enqueued, will retry tomorrow');
  }
}

/** Lists the origins whose pages may post the form, in addition to the origin of the request URL. */
function listOwnOrigins(environment: Environment, company: Company): ReadonlySet<string> {
  const siteOrigin = readOrigin(environment.SITE_URL ?? company.siteUrl);
  return new Set([...environment.ALLOWED_ORIGINS, ...(siteOrigin ? [siteOrigin] : [])]);
}

/**
 * Adds the security headers to every response. `proxies` is the number of trusted proxies. `hasPolicy` is
 * false on the dev server, whose pages have no Content-Security-Policy.
 */
function addSecurityHeaders(proxies: number, hasPolicy: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of securityHeaders) c.res.headers.set(name, value);
    if (hasPolicy && !c.res.headers.has('Content-Security-Policy')) {
      c.res.headers.set('Content-Security-Policy', closedPolicy);
    }
    if (readSource(c, proxies).isSecure) c.res.headers.set(...strictTransport);
  };
}
