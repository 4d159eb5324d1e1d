import { type Handler, Hono, type MiddlewareHandler } from 'hono';
import type { Company } from '../contract/company.ts';
import {
  closedPolicy,
  securityHeaders,
  strictTransport,
} from '../contract/content-security-policy.ts';
import type { Environment } from '../contract/environment.ts';
import { contactPath, inquiryPath, thankYouPath } from '../contract/inquiry-form.ts';
import { describeStoreError } from './database/store-errors.ts';
import { answerUnchanged, type Documents } from './documents/document-answer.ts';
import { readOrigin, readSource } from './forwarded.ts';
import { createAnswers } from './inquiry/answers.ts';
import { createInquiryRoute } from './inquiry/inquiry-route.ts';
import type { PostCounter } from './inquiry/post-counter.ts';
import { createPrefillRoute } from './inquiry/prefill-route.ts';
import type { Inquiries } from './inquiry/store/inquiries.ts';
import { createThankYouRoute } from './inquiry/thank-you-route.ts';
import type { Log } from './log.ts';
import type { MailWatch } from './outbox/mail-watch.ts';
import type { Pages } from './pages.ts';
import { retryAfter } from './retry-after.ts';

/** What the app works with. */
interface AppParts {
  environment: Environment;
  company: Company;
  inquiries: Inquiries;
  pages: Pages;
  /** Answers from the built site; without it only the service's own addresses are answered. */
  site?: Handler | undefined;
  /** Without a policy of pages no answer carries one, as the dev server needs. */
  documents: Documents;
  /** Makes pages smaller that are made for one request; absent where the host does it. */
  compress?: MiddlewareHandler | undefined;
  counter: PostCounter;
  mailWatch: MailWatch;
  log: Log;
}

/** The address that monitors and containers ask: whether inquiries can be stored. */
export const healthPath = '/healthz';

/** The address that monitors alone ask, as a restart mends no mail server: whether mail goes out. */
export const mailHealthPath = '/healthz/mail';

/** Every answer of the service. It never listens, so tests ask it in memory. */
export function createApp(parts: AppParts): Hono {
  const { environment, company, inquiries, pages, site, documents, counter, mailWatch, log } =
    parts;
  const answers = createAnswers({ company, pages, documents, log });
  const siteOrigin = readOrigin(environment.SITE_URL ?? company.siteUrl);
  const origins = new Set([...environment.ALLOWED_ORIGINS, ...(siteOrigin ? [siteOrigin] : [])]);

  const app = new Hono();
  app.use(addSecurityHeaders(environment.TRUST_PROXY, documents.writePolicy !== undefined));
  if (parts.compress) {
    for (const path of [inquiryPath, contactPath, thankYouPath]) app.use(path, parts.compress);
  }
  const routeParts = { environment, origins, inquiries, answers, counter, log };
  app.all(inquiryPath, createInquiryRoute(routeParts));
  app.get(healthPath, async (c) => {
    await inquiries.proveWritable();
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
  app.get(contactPath, answerUnchanged, createPrefillRoute(pages, documents));
  app.get(thankYouPath, createThankYouRoute(pages, documents));
  if (site) app.all('*', answerUnchanged, site);
  app.notFound((c) => c.text('Not found\n', 404));
  app.onError((error, c) => {
    const code = describeStoreError(error);
    log.error({ code, path: c.req.routePath }, 'request failed');
    const headers = { 'Retry-After': retryAfter, 'Cache-Control': 'no-store' };
    if (c.req.path === inquiryPath) return answers.refused(c, 503, undefined, headers);
    return c.json({ status: 'unavailable' }, 503, headers);
  });
  return app;
}

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
