import type { Context, Handler } from 'hono';
import type { Environment } from '#contract/environment.ts';
import { findFieldErrors } from '#contract/inquiry.ts';
import type { InquiryField } from '#contract/inquiry-form.ts';
import { describeStoreError } from '../database/store-errors.ts';
import { readSource } from '../forwarded.ts';
import type { Log } from '../log.ts';
import type { Mailer } from '../outbox/mailer.ts';
import { type Answers, retryAfter, wantsPage } from './answers.ts';
import { isFromOwnSite } from './own-site.ts';
import type { createRateLimit } from './rate-limit.ts';
import { readForm } from './read-form.ts';
import type { Inquiries } from './store/inquiries.ts';
import { findSuspicion } from './suspicion.ts';

/** What the route works with; `origins` are those whose posts are ours besides the one asked. */
interface InquiryRouteParts {
  environment: Environment;
  origins: ReadonlySet<string>;
  inquiries: Inquiries;
  mailer: Mailer;
  answers: Answers;
  rateLimit: ReturnType<typeof createRateLimit>;
  log: Log;
}

/** `POST /api/contact`: takes an inquiry, or says what to change. */
export function createInquiryRoute(parts: InquiryRouteParts): Handler {
  const { environment, origins, inquiries, mailer, answers, rateLimit, log } = parts;
  return async (c) => {
    if (c.req.method !== 'POST') return answers.refused(c, 405, undefined, { Allow: 'POST' });
    const source = readSource(c, environment.TRUST_PROXY);
    allowReading(c, origins);
    if (!isFromOwnSite((name) => c.req.header(name), new Set([...origins, source.origin]))) {
      return answers.refused(c, 403, await readForGivingBack(c));
    }
    const wait = await rateLimit.count(source.address);
    if (wait > 0) {
      const headers = { 'Retry-After': String(wait) };
      return answers.refused(c, 429, await readForGivingBack(c), headers);
    }
    const form = await readForm(c);
    if (typeof form === 'number') return answers.refused(c, form);

    const suspicion = findSuspicion(form, Date.now());
    const errors: Record<string, string> = { ...findFieldErrors(form.values), ...form.faults };
    // A program that fills the hidden field learns nothing from the answer. One that is too fast
    // gets the messages that any visitor gets who left a field empty.
    if (suspicion !== 'honeypot' && Object.keys(errors).length > 0) {
      return answers.invalid(c, form.values, errors);
    }
    try {
      const { values, submission } = form;
      const { id, reason, isMailEnqueued } = await inquiries.store({
        values,
        submission,
        suspicion,
      });
      if (isMailEnqueued) mailer.wake();
      log.info({ inquiry: id, ...(reason ? { suspicion: reason } : {}) }, 'inquiry stored');
      return answers.stored(c, id, values);
    } catch (error) {
      log.error({ code: describeStoreError(error) }, 'inquiry not stored');
      return answers.refused(c, 503, form.values, { 'Retry-After': retryAfter });
    }
  };
}

async function readForGivingBack(c: Context): Promise<Record<InquiryField, string> | undefined> {
  if (!wantsPage(c)) return undefined;
  const form = await readForm(c);
  return typeof form === 'number' ? undefined : form.values;
}

// A script on another of our origins may post, and with this it may read the answer.
function allowReading(c: Context, origins: ReadonlySet<string>): void {
  const origin = c.req.header('Origin');
  if (origin === undefined || !origins.has(origin)) return;
  c.header('Access-Control-Allow-Origin', origin);
  c.header('Access-Control-Expose-Headers', 'Retry-After');
  c.header('Vary', 'Origin', { append: true });
}
