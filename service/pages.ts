import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Writes the Content-Security-Policy of a page, which lists hashes of its inline scripts and styles. */
export type WritePolicy = (html: string) => string;

/** The built pages, which the service reads to fill them in or to check them. */
export interface SitePages {
  /** The HTML of the page at a path such as `/contact`; undefined if there is none. */
  readHtml(path: string): Promise<string | undefined>;
  /** Absent on the dev server, whose pages have no policy. */
  writePolicy?: WritePolicy;
}

/** Responds with a page that was rendered for this request. */
export function answerPage(
  c: Context,
  status: ContentfulStatusCode,
  html: string,
  { writePolicy }: SitePages,
  headers: Record<string, string>,
): Response {
  return c.body(html, status, {
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'Accept-Encoding',
    ...(writePolicy ? { 'Content-Security-Policy': writePolicy(html) } : {}),
    ...headers,
  });
}
