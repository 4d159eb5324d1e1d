import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { Company } from '#contract/company.ts';
import { type FieldErrors, getField, type InquiryField } from '#contract/inquiry-form.ts';
import { referenceQuery, toReference } from '#contract/reference.ts';
import { describeRefusal, goBack, type RefusalStatus } from '#contract/refusals.ts';
import { routes } from '#contract/routes.ts';
import type { Log } from '../shared/log.ts';
import { respondWithPage, type SitePages } from '../shared/pages.ts';
import { type ContactPageAnswer, renderRefusal } from './contact-page.ts';

// The responses must not be cached, because they contain one visitor's input.
const noStore = { 'Cache-Control': 'no-store' };

/**
 * `Retry-After` of a 503 response, in seconds. Long enough for a database lock to be released or the service
 * to restart, but short enough for a visitor to wait.
 */
export const retryAfter = '30';

type Values = Record<InquiryField, string>;
type Headers = Record<string, string>;

/** Creates the responses to form posts: pages for browsers without JavaScript, JSON for scripts. */
export function createAnswers({ phone }: Company, sitePages: SitePages, log: Log) {
  const refuse = async (
    c: Context,
    status: RefusalStatus | 422,
    answer: ContactPageAnswer,
    json: { errors: FieldErrors } | { error: string },
    headers: Headers = {},
  ): Promise<Response> => {
    const allHeaders = { ...noStore, ...headers };
    if (!wantsPage(c)) return c.json(json, status, allHeaders);
    try {
      const html = await sitePages.readHtml(routes.contact);
      if (html === undefined) throw new Error('There is no built contact page');
      return respondWithPage(c, status, renderRefusal(html, answer, phone), sitePages, allHeaders);
    } catch (error) {
      log.error({ reason: String(error) }, 'contact page not rendered');
      const messages = 'error' in json ? [json.error] : Object.values(json.errors);
      return c.text(`${messages.join('\n')}\n`, status, allHeaders);
    }
  };

  return {
    stored(c: Context, id: string, { kind }: Pick<Values, 'kind'>): Response {
      if (!wantsPage(c)) return c.json({ id }, 201, noStore);
      const query = new URLSearchParams({ [referenceQuery]: toReference(id) });
      if (kind !== getField('kind').initial) query.set('kind', kind);
      return c.body(null, 303, { Location: `${routes.thankYou}?${query}`, ...noStore });
    },
    invalid: (c: Context, values: Values, errors: FieldErrors) =>
      refuse(c, 422, { values, errors }, { errors }),
    refused(c: Context, status: RefusalStatus, values?: Values, headers?: Headers) {
      const { title, text } = describeRefusal(status, headers?.['Retry-After']);
      const error = `${title}. ${text.replace('{phone}', phone.display)}`;
      // The page shows an empty form if the values were not read. A 405 has no values.
      const isTextMissing = values === undefined && status !== 405;
      const notice = { title, text: isTextMissing ? `${goBack} ${text}` : text };
      return refuse(c, status, { values, notice }, { error }, headers);
    },
  };
}

export type Answers = ReturnType<typeof createAnswers>;

/** Whether the `Accept` header names HTML, as browsers do. Scripts accept JSON or any type. */
export function wantsPage(c: Context): boolean {
  const accepted = parseAccept(c.req.header('Accept') ?? '');
  return accepted.some(({ type, q }) => type.toLowerCase() === 'text/html' && q > 0);
}
