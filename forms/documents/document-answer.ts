import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { chooseContentCoding, contentCodings } from './accept-encoding.ts';

/** Gives the Content-Security-Policy of a page; absent where pages come from the dev server. */
export type WritePolicy = ((html: string) => string) | undefined;

/** Answers with a page that was made for this request. */
export async function answerDocument(
  c: Context,
  status: ContentfulStatusCode,
  html: string,
  writePolicy: WritePolicy,
  headers: Record<string, string> = {},
): Promise<Response> {
  const coding = chooseContentCoding(c.req.header('Accept-Encoding'), contentCodings);
  const body = new Uint8Array(coding ? await compressors[coding](html) : Buffer.from(html));
  return c.body(body, status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(body.length),
    Vary: 'Accept-Encoding',
    ...(coding ? { 'Content-Encoding': coding } : {}),
    ...(writePolicy ? { 'Content-Security-Policy': writePolicy(html) } : {}),
    ...headers,
  });
}

/** Answers that the page, which was made for this request, is the one that the browser has. */
export function answerUnchanged(
  c: Context,
  html: string,
  writePolicy: WritePolicy,
  headers: Record<string, string>,
): Response {
  // A browser takes these over into what it has kept: without its own policy the page would get
  // the closed one of other answers, and its form could not be sent.
  return c.body(null, 304, {
    Vary: 'Accept-Encoding',
    ...(writePolicy ? { 'Content-Security-Policy': writePolicy(html) } : {}),
    ...headers,
  });
}

// Made while the visitor waits: level 5 takes a millisecond or two, the highest a hundred.
const compressors = {
  br: (html: string) =>
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: string) => promisify(gzip)(html),
};
