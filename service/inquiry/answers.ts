import type { Context } from 'hono';
import type { Company } from '#contract/company.ts';
import { getField, type InquiryField } from '#contract/inquiry-form.ts';
import { referenceQuery, toReference } from '#contract/reference.ts';
import { type RefusalStatus, refusals } from '#contract/refusals.ts';
import { routes } from '#contract/routes.ts';
import { answerDocument, type Pages } from '../documents.ts';
import type { Log } from '../log.ts';
import { type ContactPageAnswer, renderRefusal } from './contact-page.ts';

type Values = Record<InquiryField, string>;
type Headers = Record<string, string>;

/** How posts are answered: to a browser's plain form with a page, to a script with JSON. */
export function createAnswers({ phone }: Company, pages: Pages, log: Log) {
  const refuse = async (
    c: Context,
    status: RefusalStatus | 422,
    answer: ContactPageAnswer,
    json: { errors: Record<string, string> } | { error: string },
    headers: Headers = {},
  ): Promise<Response> => {
    const all = { ...notStored, ...headers };
    if (!wantsPage(c)) return c.json(json, status, all);
    try {
      const html = await pages.find(routes.contact);
      if (html === undefined) throw new Error('There is no built contact page');
      return answerDocument(c, status, renderRefusal(html, answer, phone), pages, all);
    } catch (error) {
      log.error({ reason: String(error) }, 'contact page not rendered');
      const words = 'error' in json ? [json.error] : Object.values(json.errors);
      return c.text(`${words.join('\n')}\n`, status, all);
    }
  };

  return {
    stored(c: Context, id: string, { kind }: Pick<Values, 'kind'>): Response {
      if (!wantsPage(c)) return c.json({ id }, 201, notStored);
      const query = new URLSearchParams({ [referenceQuery]: toReference(id) });
      if (kind !== getField('kind').initial) query.set('kind', kind);
      return c.body(null, 303, { Location: `${routes.thankYou}?${query}`, ...notStored });
    },
    invalid: (c: Context, values: Values, errors: Record<string, string>) =>
      refuse(c, 422, { values, errors }, { errors }),
    refused(c: Context, status: RefusalStatus, values?: Values, headers?: Headers) {
      const notice = refusals[status];
      const error = `${notice.title}. ${notice.text.replace('{phone}', phone.display)}`;
      return refuse(c, status, { values, notice }, { error }, headers);
    },
  };
}

/** Seconds until a 503 may be tried again: enough for a lock or a restart, few for a visitor who waits. */
export const retryAfter = '30';

export type Answers = ReturnType<typeof createAnswers>;

/** Whether the sender asks for a page by name; a script asks for anything or for JSON. */
export function wantsPage(c: Context): boolean {
  return /(^|,)\s*text\/html\s*(;(?!\s*q=0(\.0*)?\s*(,|$))|,|$)/i.test(
    c.req.header('Accept') ?? '',
  );
}

// Answers hold what one visitor typed.
const notStored = { 'Cache-Control': 'no-store' };
