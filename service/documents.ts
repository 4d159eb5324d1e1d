import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export type WritePolicy = (html: string) => string;

export interface Pages {
  /** The HTML of the page at a path, such as `/contact`. */
  find(path: string): Promise<string | undefined>;
  /** Absent where pages come from the dev server. */
  writePolicy?: WritePolicy;
}

/** Answers with a page that was made for this request. */
export function answerDocument(
  c: Context,
  status: ContentfulStatusCode,
  html: string,
  { writePolicy }: Pages,
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
 * Where an address leads that ends with a slash or has other capitals than a page or file;
 * undefined when it leads nowhere. `has` says whether something is at a path, decoded.
 */
export async function findLocation(
  has: (path: string) => boolean | Promise<boolean>,
  pathname: string,
): Promise<string | undefined> {
  // Two slashes, or a backslash beside one, at the start of a location would name another host.
  const address = pathname.endsWith('/')
    ? pathname.replaceAll(/[/\\]+/g, '/').replace(/(.)\/$/, '$1')
    : pathname;
  const path = decodePath(address);
  const small = path?.toLowerCase();
  if (path !== undefined && small !== undefined && !(await has(path)) && (await has(small))) {
    return encodeURI(small);
  }
  return address === pathname ? undefined : address;
}

/** The path that an address means; undefined when its escapes are broken. */
export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}
