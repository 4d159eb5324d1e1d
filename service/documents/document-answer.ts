import type { Context } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Gives the Content-Security-Policy of a page; absent where pages come from the dev server. */
type WritePolicy = ((html: string) => string) | undefined;

/** How pages that are made for one request leave. */
export interface Documents {
  writePolicy?: WritePolicy;
}

/** Answers with a page that was made for this request. */
export function answerDocument(
  c: Context,
  status: ContentfulStatusCode,
  html: string,
  { writePolicy }: Documents,
  headers: Record<string, string>,
): Response {
  return c.body(html, status, {
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'Accept-Encoding',
    ...(writePolicy ? { 'Content-Security-Policy': writePolicy(html) } : {}),
    ...headers,
  });
}

/**
 * Answers 304 where the browser has what is answered. It takes the headers of that over into what it has
 * kept: without its own policy a page would get the closed one of other answers.
 */
export const answerUnchanged = etag({
  retainedHeaders: [...RETAINED_304_HEADERS, 'Content-Security-Policy'],
});
