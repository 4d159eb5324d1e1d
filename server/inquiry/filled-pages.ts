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
import { respondWithPage, type SitePages } from '../shared/pages.ts';
import { renderPrefill } from './contact-page.ts';

/** Handles `GET /contact?service=…&about=…&kind=…`: responds with the contact page and a prefilled form. */
export function respondWithPrefill(sitePages: SitePages): MiddlewareHandler {
  return async (c, next) => {
    const prefill = readPrefill(new URL(c.req.url).searchParams);
    if (!prefill) return next();
    const builtPage = await sitePages.readHtml(routes.contact);
    if (builtPage === undefined) return next();
    const html = renderPrefill(builtPage, prefill);
    return respondWithPage(c, 200, html, sitePages, { 'Cache-Control': 'no-cache' });
  };
}

/**
 * Handles `GET /contact/thank-you?reference=…&kind=…`: responds with the visitor's reference on the thank-you
 * page.
 */
export function respondWithReference(sitePages: SitePages): MiddlewareHandler {
  return async (c, next) => {
    const reference = readReference(c.req.query(referenceQuery) ?? '');
    if (reference === undefined) return next();
    const builtPage = await sitePages.readHtml(routes.thankYou);
    if (builtPage === undefined) return next();
    const html = renderReference(builtPage, reference, c.req.query('kind'));
    if (html === undefined) return next();
    return respondWithPage(c, 200, html, sitePages, { 'Cache-Control': 'no-store' });
  };
}

/**
 * Renders the built thank-you page with a reference. Returns undefined if the page has no element for a
 * reference. `kind` selects the text to show: the page contains the text for customers and the text for job
 * applicants.
 */
export function renderReference(html: string, reference: string, kind = ''): string | undefined {
  const page = parse(html);
  const findHook = (hook: string) =>
    findElement(page, (element) => getAttribute(element, hook) !== undefined);
  const line = findHook(referenceHooks.line);
  const code = findHook(referenceHooks.code);
  if (!line || !code) return undefined;
  removeAttribute(line, 'hidden');
  setText(code, reference);
  const main = findElement(page, ({ tagName }) => tagName === 'main');
  if (main && Object.hasOwn(getField('kind').choices ?? {}, kind)) {
    setAttribute(main, kindAttribute, kind);
  }
  return serialize(page);
}
