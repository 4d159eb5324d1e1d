import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * Returns the Content-Security-Policy of a page, which lists hashes of the inline scripts and styles in
 * `html`.
 */
export type WritePolicy = (html: string) => string;

/** Gives the service access to the built pages, to fill in forms and to check the privacy policy. */
export interface SitePages {
  /** Returns the HTML of the page at a path such as `/contact`, or undefined if there is no such page. */
  readHtml(path: string): Promise<string | undefined>;
  /** Absent on the dev server, whose pages have no Content-Security-Policy. */
  writePolicy?: WritePolicy;
}

/** Creates the response for a page that was rendered for this request. */
export function respondWithPage(
  c: Context,
  status: ContentfulStatusCode,
  html: string,
  { writePolicy }: SitePages,
  headers: Record<string, string>,
): Response {
  c.header('Content-Type', 'text/html; charset=utf-8');
  c.header('Vary', 'Accept-Encoding');
  if (writePolicy) c.header('Content-Security-Policy', writePolicy(html));
  return c.body(html, status, headers);
}
