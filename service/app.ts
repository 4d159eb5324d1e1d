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
import type { Database } from './database/database.ts';
import { describeStoreError } from './database/store-errors.ts';
import type { Pages } from './documents.ts';
import { readOrigin, readSource } from './forwarded.ts';
import { createAnswers, retryAfter } from './inquiry/answers.ts';
import { answerPrefilled, answerReference } from './inquiry/filled-pages.ts';
import { createInquiryRoute } from './inquiry/inquiry-route.ts';
import { createRateLimit } from './inquiry/rate-limit.ts';
import { eraseExpired, type MailFiles } from './inquiry/store/erase-inquiries.ts';
import { createInquiries } from './inquiry/store/inquiries.ts';
import type { Log } from './log.ts';
import { readMailAddresses } from './outbox/compose-mail.ts';
import { orderHeldBackMail } from './outbox/mail-orders.ts';
import { watchMail } from './outbox/mail-watch.ts';
import type { Mailer } from './outbox/mailer.ts';
import { tellBrokenPromise } from './printed-retention.ts';

/** What the service works with, and what only its host has. */
interface ServiceParts {
  environment: Environment;
  company: Company;
  database: Database;
  countingDatabase: Pick<Database, 'read' | 'write'>;
  pages: Pages;
  /** Answers from the built site; without it only the service's own addresses are answered. */
  site: Handler | undefined;
  /** Makes pages smaller that are made for one request; absent where the host does it. */
  compress?: MiddlewareHandler;
  mailer: Mailer;
  mailFiles: MailFiles;
  log: Log;
}

/** For monitors and containers: whether inquiries can be stored. */
export const healthPath = '/healthz';

/** For monitors, not containers, since a restart repairs no mail server: whether mail goes out. */
export const mailHealthPath = '/healthz/mail';

export type ServiceCore = ReturnType<typeof createService>;

/** The service, on whichever host. Nothing listens or runs by itself, so tests ask it in memory. */
export function createService(parts: ServiceParts) {
  const { environment, company, database, pages, compress, mailFiles, mailer, log } = parts;
  const { domain } = readMailAddresses(environment, company);
  const rateLimit = createRateLimit(environment, parts.countingDatabase, log);
  const mailWatch = watchMail(database, environment.MAIL_ALERT_AFTER, log);
  const inquiries = createInquiries(database, {
    kinds: environment.MAIL_ACKNOWLEDGE ? ['enquiry', 'acknowledgement'] : ['enquiry'],
    domain,
  });
  if (isSampleCompany(company)) {
    log.warn('content/company.yaml still holds the sample identity: nobody reads mail sent there');
  }

  const answers = createAnswers(company, pages, log);
  const siteOrigin = readOrigin(environment.SITE_URL ?? company.siteUrl);
  const origins = new Set([...environment.ALLOWED_ORIGINS, ...(siteOrigin ? [siteOrigin] : [])]);
  const app = new Hono();
  app.use(addSecurityHeaders(environment.TRUST_PROXY, pages.writePolicy !== undefined));
  if (compress) {
    for (const path of [inquiryPath, routes.contact, routes.thankYou]) app.use(path, compress);
  }
  app.all(
    inquiryPath,
    createInquiryRoute({ environment, origins, inquiries, mailer, answers, rateLimit, log }),
  );
  app.get(healthPath, async (c) => {
    await inquiries.checkWritable();
    return c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' });
  });
  app.get(mailHealthPath, async (c) => {
    const isLate = await mailWatch.isLate();
    const status = isLate ? 'late' : 'ok';
    return c.json({ status }, isLate ? 503 : 200, { 'Cache-Control': 'no-store' });
  });
  for (const path of [healthPath, mailHealthPath]) {
    app.all(path, (c) => c.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' }));
  }
  app.get(routes.contact, unlessKept, answerPrefilled(pages));
  app.get(routes.thankYou, answerReference(pages));
  if (parts.site) app.all('*', unlessKept, parts.site);
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
    /** Says if mail is late, and forgets counts of posts whose time is over. */
    async everyMinute(): Promise<void> {
      await mailWatch.tell();
      await rateLimit.forget();
    },
    /** Erases what has been kept for its time, and orders the mail on what was held back. */
    async everyDay(): Promise<void> {
      const { RETENTION_DAYS: retentionDays } = environment;
      await tellBrokenPromise(pages, retentionDays, log);
      const now = Date.now();
      try {
        const count = await eraseExpired(database, { retentionDays, mailFiles, now });
        if (count > 0) log.info({ count }, 'expired inquiries erased');
      } catch (error) {
        log.error({ code: describeStoreError(error) }, 'expired inquiries not erased');
      }
      try {
        if (await orderHeldBackMail(database, domain)) mailer.wake();
      } catch (error) {
        const code = describeStoreError(error);
        log.error({ code }, 'mail on what was held back not ordered, will retry tomorrow');
      }
    },
  };
}

/**
 * Answers 304 where the browser has the answer, by its tag. The browser takes the headers of that over
 * into what it has kept, so the policy stays. A page made for one request has a weak tag: it is
 * compressed on its way.
 */
const unlessKept = etag({
  weak: true,
  retainedHeaders: [...RETAINED_304_HEADERS, 'Content-Security-Policy'],
});

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
