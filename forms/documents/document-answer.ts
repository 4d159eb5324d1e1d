import type { Context } from 'hono';
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
  documents: Documents,
  headers: Record<string, string> = {},
): Response {
  return c.body(html, status, {
    'Content-Type': 'text/html; charset=utf-8',
    ...describeDocument(html, documents),
    ...headers,
  });
}

/** Answers that the page, which was made for this request, is the one that the browser has. */
export function answerUnchanged(
  c: Context,
  html: string,
  documents: Documents,
  headers: Record<string, string>,
): Response {
  // A browser takes these over into what it has kept: without its own policy the page would get
  // the closed one of other answers, and its form could not be sent.
  return c.body(null, 304, { ...describeDocument(html, documents), ...headers });
}

function describeDocument(html: string, { writePolicy }: Documents): Record<string, string> {
  return {
    Vary: 'Accept-Encoding',
    ...(writePolicy ? { 'Content-Security-Policy': writePolicy(html) } : {}),
  };
}
