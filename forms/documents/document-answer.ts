import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ContentCoding } from './accept-encoding.ts';

/** Gives the Content-Security-Policy of a page; absent where pages come from the dev server. */
type WritePolicy = ((html: string) => string) | undefined;

/** A page in a coding that the client takes; undefined when it goes as it is. */
export type Compress = (
  html: string,
  acceptEncoding: string | undefined,
) => Promise<{ coding: ContentCoding; body: Uint8Array<ArrayBuffer> } | undefined>;

/** How pages that are made for one request leave. */
export interface Documents {
  writePolicy?: WritePolicy;
  /** Absent where the host compresses all that leaves it. */
  compress?: Compress | undefined;
}

/** Answers with a page that was made for this request. */
export async function answerDocument(
  c: Context,
  status: ContentfulStatusCode,
  html: string,
  documents: Documents,
  headers: Record<string, string> = {},
): Promise<Response> {
  const compressed = await documents.compress?.(html, c.req.header('Accept-Encoding'));
  const body = compressed?.body ?? new TextEncoder().encode(html);
  return c.body(body, status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(body.length),
    ...(compressed ? { 'Content-Encoding': compressed.coding } : {}),
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
