import type { Context, Handler } from 'hono';
import type { Environment } from '#contract/environment.ts';
import { type FieldErrors, findFieldErrors, type InquiryField } from '#contract/inquiry-form.ts';
import { describeStoreError } from '../database/store-errors.ts';
import type { Mailer } from '../outbox/mailer.ts';
import { readSource } from '../shared/forwarded.ts';
import type { Log } from '../shared/log.ts';
import { findSuspicion } from '../shared/suspicion.ts';
import { type Answers, retryAfter, wantsPage } from './answers.ts';
import { isFromOwnSite } from './own-site.ts';
import { readForm } from './read-form.ts';
import type { Inquiries } from './store/inquiries.ts';
import type { createRateLimit } from './store/rate-limit.ts';

interface InquiryRouteParts {
  environment: Environment;
  /** Origins whose pages may post the form, in addition to the origin of the request URL. */
  origins: ReadonlySet<string>;
  inquiries: Inquiries;
  mailer: Mailer;
  answers: Answers;
  rateLimit: ReturnType<typeof createRateLimit>;
  log: Log;
}

/** Handles `POST /api/contact`: stores an inquiry, or responds with the errors in the form. */
export function createInquiryRoute(parts: InquiryRouteParts): Handler {
  const { environment, origins, inquiries, mailer, answers, rateLimit, log } = parts;
  return async (c) => {
    if (c.req.method !== 'POST') return answers.refused(c, 405, undefined, { Allow: 'POST' });
    const source = readSource(c, environment.TRUST_PROXY);
    allowOwnOrigin(c, origins);
    if (!isFromOwnSite((name) => c.req.header(name), new Set([...origins, source.origin]))) {
      return answers.refused(c, 403, await readTypedValues(c));
    }
    const wait = await rateLimit.count(source.address);
    if (wait > 0) {
      const headers = { 'Retry-After': String(wait) };
      return answers.refused(c, 429, await readTypedValues(c), headers);
    }
    const form = await readForm(c);
    if (typeof form === 'number') return answers.refused(c, form);

    const suspicion = findSuspicion(form, Date.now());
    const errors: FieldErrors = { ...findFieldErrors(form.values), ...form.faults };
    // A form with a filled honeypot is never refused, so that spam programs cannot detect the honeypot.
    if (suspicion !== 'honeypot' && Object.keys(errors).length > 0) {
      return answers.invalid(c, form.values, errors);
    }
    try {
      const { values, submission } = form;
      const stored = await inquiries.store({ values, submission, suspicion });
      const { id, reason, isMailEnqueued } = stored;
      if (isMailEnqueued) mailer.wake();
      log.info({ inquiry: id, suspicion: reason || undefined }, 'inquiry stored');
      return answers.stored(c, id, values);
    } catch (error) {
      log.error({ code: describeStoreError(error) }, 'inquiry not stored');
      return answers.refused(c, 503, form.values, { 'Retry-After': retryAfter });
    }
  };
}

/** Reads the submitted values, to fill in the form on the page that refuses the post. */
async function readTypedValues(c: Context): Promise<Record<InquiryField, string> | undefined> {
  // Do not read the body for a client that sent `Expect: 100-continue`, so that the client gets the refusal
  // without sending the body.
  if (!wantsPage(c) || c.req.header('Expect') !== undefined) return undefined;
  const form = await readForm(c);
  return typeof form === 'number' ? undefined : form.values;
}

/** Sets the CORS headers that let scripts on the allowed origins read the response. */
function allowOwnOrigin(c: Context, origins: ReadonlySet<string>): void {
  const origin = c.req.header('Origin');
  if (origin === undefined || !origins.has(origin)) return;
  c.header('Access-Control-Allow-Origin', origin);
  c.header('Access-Control-Expose-Headers', 'Retry-After');
  c.header('Vary', 'Origin', { append: true });
}
