import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { contactPath } from '../../contract/inquiry-form.ts';
import { readPrefill } from '../../contract/prefill.ts';
import { answerDocument, type Documents } from '../documents/document-answer.ts';
import type { Pages } from '../pages.ts';
import { renderPrefill } from './contact-page.ts';

/** `GET /contact?service=…&about=…`: the page with its form filled in, without any script. */
export function createPrefillRoute(pages: Pages, documents: Documents): MiddlewareHandler {
  return async (c, next) => {
    const prefill = readPrefill(new URL(c.req.url).searchParams);
    if (prefill.service === '' && prefill.message === '') return next();
    const built = await pages.find(contactPath);
    if (built === undefined) return next();
    const html = renderPrefill(built, prefill);
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    const headers = { ETag: etag, 'Cache-Control': 'no-cache' };
    return answerDocument(c, 200, html, documents, headers);
  };
}
