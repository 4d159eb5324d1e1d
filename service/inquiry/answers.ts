import type { Context } from 'hono';
import type { Company } from '../../contract/company.ts';
import { contactPath, type InquiryField, thankYouPath } from '../../contract/inquiry-form.ts';
import { referenceQuery, toReference } from '../../contract/reference.ts';
import { type RefusalStatus, refusals } from '../../contract/refusals.ts';
import { answerDocument, type Documents } from '../documents/document-answer.ts';
import type { Log } from '../log.ts';
import type { Pages } from '../pages.ts';
import { type ContactPageAnswer, renderRefusal } from './contact-page.ts';

type Values = Record<InquiryField, string>;

/** What answers are made of. */
interface AnswerParts {
  company: Pick<Company, 'phone'>;
  pages: Pages;
  documents: Documents;
  log: Log;
}

/** How posts are answered: to a browser's plain form with a page, to a script with JSON. */
export function createAnswers({ company, pages, documents, log }: AnswerParts) {
  const renderPage = async (answer: ContactPageAnswer): Promise<string | undefined> => {
    try {
      const html = await pages.find(contactPath);
      if (html !== undefined) return renderRefusal(html, answer, company.phone);
      throw new Error('There is no built contact page');
    } catch (error) {
      log.error({ reason: String(error) }, 'contact page not rendered');
      return undefined;
    }
  };

  return {
    stored(c: Context, id: string): Response {
      if (!wantsPage(c)) return c.json({ id }, 201, notStored);
      const location = `${thankYouPath}?${referenceQuery}=${toReference(id)}`;
      return c.body(null, 303, { Location: location, ...notStored });
    },
    async invalid(c: Context, values: Values, errors: Record<string, string>): Promise<Response> {
      if (!wantsPage(c)) return c.json({ errors }, 422, notStored);
      const html = await renderPage({ values, errors });
      if (html !== undefined) return answerDocument(c, 422, html, documents, notStored);
      return c.text(`${Object.values(errors).join('\n')}\n`, 422, notStored);
    },
    async refused(
      c: Context,
      status: RefusalStatus,
      values?: Values,
      headers: Record<string, string> = {},
    ): Promise<Response> {
      const notice = refusals[status];
      const all = { ...notStored, ...headers };
      const words = `${notice.title}. ${notice.text.replace('{phone}', company.phone.display)}`;
      if (!wantsPage(c)) return c.json({ error: words }, status, all);
      const html = await renderPage({ values, notice });
      if (html !== undefined) return answerDocument(c, status, html, documents, all);
      return c.text(`${words}\n`, status, all);
    },
  };
}

export type Answers = ReturnType<typeof createAnswers>;

/** Whether the sender asks for a page by name; a script asks for anything or for JSON. */
export function wantsPage(c: Context): boolean {
  return /(^|,)\s*text\/html\s*(;(?!\s*q=0(\.0*)?\s*(,|$))|,|$)/i.test(
    c.req.header('Accept') ?? '',
  );
}

// Answers hold what one visitor typed.
const notStored = { 'Cache-Control': 'no-store' };
