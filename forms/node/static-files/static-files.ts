import type { Context, Handler } from 'hono';
import { type ContentCoding, chooseContentCoding } from '../../documents/accept-encoding.ts';
import { namesEntityTag } from '../../documents/entity-tag.ts';
import { decodePath, findLocation } from '../../documents/find-location.ts';
import {
  notFoundPage,
  type Representation,
  type StaticFile,
  type StaticFiles,
} from './read-files.ts';

/** Answers every address that is not the service's own from the built files. */
export function serveStaticFiles(files: StaticFiles): Handler {
  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' });
    }
    const { pathname, search } = new URL(c.req.url);
    const file = findFile(files, decodePath(pathname));
    if (file) return answerFile(c, file);
    const has = (path: string) => findFile(files, path) !== undefined;
    const location = await findLocation(has, pathname);
    if (location === undefined) return answerNotFound(c, files);
    return c.body(null, 308, { Location: location + search, 'Cache-Control': 'no-cache' });
  };
}

function findFile(files: StaticFiles, path: string | undefined): StaticFile | undefined {
  return path === undefined || path === notFoundPage ? undefined : files.get(path);
}

function answerNotFound(c: Context, files: StaticFiles): Response {
  const page = files.get(notFoundPage);
  if (!page) return c.text('Not found\n', 404, { 'Cache-Control': 'no-cache' });
  const { representation, headers } = chooseRepresentation(page, c.req.header('Accept-Encoding'));
  return c.body(representation.body, 404, headers);
}

// A part that a request asks for by Range may be answered with the whole, and no page asks for one.
function answerFile(c: Context, file: StaticFile): Response {
  const { representation, headers } = chooseRepresentation(file, c.req.header('Accept-Encoding'));
  const { body, etag } = representation;
  headers.ETag = etag;
  if (namesEntityTag(c.req.header('If-None-Match'), etag)) {
    return c.body(null, 304, forUnchanged(headers));
  }
  return c.body(body, 200, headers);
}

function chooseRepresentation(
  file: StaticFile,
  acceptEncoding: string | undefined,
): { representation: Representation; headers: Record<string, string> } {
  const coding: ContentCoding | undefined = chooseContentCoding(
    acceptEncoding,
    file.compressed.keys(),
  );
  const representation = (coding && file.compressed.get(coding)) ?? file.plain;
  const headers: Record<string, string> = {
    'Content-Type': file.contentType,
    'Content-Length': String(representation.body.length),
    'Cache-Control': file.cacheControl,
    'Content-Security-Policy': file.policy,
  };
  if (file.compressed.size > 0) headers.Vary = 'Accept-Encoding';
  if (coding) headers['Content-Encoding'] = coding;
  return { representation, headers };
}

function forUnchanged(headers: Record<string, string>): Record<string, string> {
  const {
    'Content-Type': _type,
    'Content-Length': _length,
    'Content-Encoding': _coding,
    ...rest
  } = headers;
  return rest;
}
