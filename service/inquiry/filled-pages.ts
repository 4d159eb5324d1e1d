import type { MiddlewareHandler } from 'hono';
import { parse, serialize } from 'parse5';
import { kindAttribute } from '#contract/form-hooks.ts';
import {
  findElement,
  getAttribute,
  removeAttribute,
  setAttribute,
  setText,
} from '#contract/html-tree.ts';
import { getField } from '#contract/inquiry-form.ts';
import { readPrefill } from '#contract/prefill.ts';
import { readReference, referenceHooks, referenceQuery } from '#contract/reference.ts';
import { routes } from '#contract/routes.ts';
import { answerDocument, type Pages } from '../documents.ts';
import { renderPrefill } from './contact-page.ts';

/** `GET /contact?service=…&about=…&kind=…`: the page with its form filled in, without any script. */
export function answerPrefilled(pages: Pages): MiddlewareHandler {
  return async (c, next) => {
    const prefill = readPrefill(new URL(c.req.url).searchParams);
    const built = prefill && (await pages.find(routes.contact));
    if (!prefill || built === undefined) return next();
    const html = renderPrefill(built, prefill);
    return answerDocument(c, 200, html, pages, { 'Cache-Control': 'no-cache' });
  };
}

/** `GET /contact/thank-you?reference=…&kind=…`: the reference to quote, in the words of the kind. */
export function answerReference(pages: Pages): MiddlewareHandler {
  return async (c, next) => {
    const reference = readReference(c.req.query(referenceQuery) ?? '');
    const built = reference && (await pages.find(routes.thankYou));
    const html = built && renderReference(built, reference, c.req.query('kind'));
    if (!html) return next();
    return answerDocument(c, 200, html, pages, { 'Cache-Control': 'no-store' });
  };
}

/**
 * The built thank-you page with a reference in it, and for whoever wants to work with us in words of
 * their own; undefined where it has no place for a reference.
 */
export function renderReference(html: string, reference: string, kind = ''): string | undefined {
  const page = parse(html);
  const find = (hook: string) =>
    findElement(page, (element) => getAttribute(element, hook) !== undefined);
  const line = find(referenceHooks.line);
  const code = find(referenceHooks.code);
  if (!line || !code) return undefined;
  removeAttribute(line, 'hidden');
  setText(code, reference);
  const main = findElement(page, ({ tagName }) => tagName === 'main');
  if (main && Object.hasOwn(getField('kind').choices ?? {}, kind)) {
    setAttribute(main, kindAttribute, kind);
  }
  return serialize(page);
}
