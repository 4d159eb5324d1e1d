import type { MiddlewareHandler } from 'hono';
import { parse, serialize } from 'parse5';
import { findElement, getAttribute, removeAttribute, setText } from '../../contract/html-tree.ts';
import { thankYouPath } from '../../contract/inquiry-form.ts';
import { readReference, referenceHooks, referenceQuery } from '../../contract/reference.ts';
import { answerDocument, type Documents } from '../documents/document-answer.ts';
import type { Pages } from '../pages.ts';

/** `GET /contact/thank-you?reference=…`: the page with the reference to quote, without any script. */
export function createThankYouRoute(pages: Pages, documents: Documents): MiddlewareHandler {
  return async (c, next) => {
    const reference = readQueriedReference(new URL(c.req.url).searchParams);
    const built = reference && (await pages.find(thankYouPath));
    const html = built && renderReference(built, reference);
    if (!html) return next();
    return answerDocument(c, 200, html, documents, { 'Cache-Control': 'no-store' });
  };
}

/** The reference that an address carries; undefined for anything that is not written as one. */
export function readQueriedReference(query: URLSearchParams): string | undefined {
  return readReference(query.get(referenceQuery) ?? '');
}

/** The built thank-you page with a reference in it; undefined where it has no place for one. */
export function renderReference(html: string, reference: string): string | undefined {
  const page = parse(html);
  const find = (hook: string) =>
    findElement(page, (element) => getAttribute(element, hook) !== undefined);
  const line = find(referenceHooks.line);
  const code = find(referenceHooks.code);
  if (!line || !code) return undefined;
  removeAttribute(line, 'hidden');
  setText(code, reference);
  return serialize(page);
}
