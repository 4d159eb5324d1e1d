import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Handler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import mime from 'mime';
import {
  closedPolicy,
  editorPolicy,
  workerPath,
  workerPolicy,
} from '#contract/content-security-policy.ts';
import { parseRedirects, redirectsFile } from '#contract/redirects-file.ts';
import { editorRoute, notFoundRoute } from '#contract/routes.ts';
import type { SitePages, WritePolicy } from '../../shared/pages.ts';
import { decodePath, findRedirect } from '../../shared/redirect.ts';

const specialPolicies = new Map([
  [workerPath, workerPolicy],
  [editorRoute, editorPolicy],
]);

// Folders in which the build adds a content hash to every file name.
const hashedFolders = /^(_astro|admin)\//;

// Configuration files for static hosts, which are not served.
const hostFiles = new Set(['_headers', redirectsFile]);

// Paths with a name that starts with a dot are not served, except for `/.well-known/security.txt`.
const hiddenPaths = /^(?!\.well-known\/security\.txt(\.br|\.gz)?$)(.*\/)?\./;

const cacheForever = 'public, max-age=31536000, immutable';

/** Content codings that the build produces, in order of preference, with their file name suffixes. */
const suffixes = { br: '.br', gzip: '.gz' } as const;
type Coding = keyof typeof suffixes;
const codings = Object.keys(suffixes) as Coding[];

/** Body and headers of a file in one content coding. */
interface Representation {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** Representations of a file by content coding: uncompressed, and compressed by the build. */
type StaticFile = Map<Coding | 'identity', Representation>;

/** Built files by URL path, such as `/contact` for `contact.html`. */
type StaticFiles = Map<string, StaticFile>;

/** Formats of text other than `text/*`, whose content type also names the character set. */
const textTypes = new Set(['application/xml', 'image/svg+xml']);

/** Returns the content type by file name extension, from the list that Cloudflare uses too. */
function findContentType(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream';
  return type.startsWith('text/') || textTypes.has(type) ? `${type}; charset=utf-8` : type;
}

/** Reads every file in `folder` and its subfolders into memory. Files that are added later are not served. */
export function readStaticFiles(folder: string, writePolicy: WritePolicy): StaticFiles {
  const paths = new Set(listFiles(folder));
  const isCompressedCopy = (path: string) =>
    codings.some((coding) => {
      const suffix = suffixes[coding];
      return path.endsWith(suffix) && paths.has(path.slice(0, -suffix.length));
    });
  const files: StaticFiles = new Map();
  for (const path of paths) {
    if (isCompressedCopy(path)) continue;
    const content = readFileSync(join(folder, path));
    const address = `/${path}`.replace(/(\/index)?\.html$/, '') || '/';
    const compressed = codings.filter((coding) => paths.has(path + suffixes[coding]));
    const headers: Record<string, string> = {
      'Content-Type': findContentType(path),
      'Cache-Control': hashedFolders.test(path) ? cacheForever : 'no-cache',
      'Content-Security-Policy': choosePolicy(path, address, content, writePolicy),
    };
    if (compressed.length > 0) headers.Vary = 'Accept-Encoding';
    const file: StaticFile = new Map([['identity', represent(content, headers)]]);
    for (const coding of compressed) {
      const copy = readFileSync(join(folder, path + suffixes[coding]));
      file.set(coding, represent(copy, { ...headers, 'Content-Encoding': coding }));
    }
    files.set(address, file);
  }
  return files;
}

/** Reads the current addresses of pages by their former addresses. Returns an empty map if `folder` has no redirects. */
export function readRedirects(folder: string): ReadonlyMap<string, string> {
  const file = join(folder, redirectsFile);
  return existsSync(file) ? parseRedirects(readFileSync(file, 'utf8')) : new Map();
}

function choosePolicy(
  path: string,
  address: string,
  content: Buffer,
  writePolicy: WritePolicy,
): string {
  const specialPolicy = specialPolicies.get(address);
  if (specialPolicy !== undefined) return specialPolicy;
  const isDocument = /\.(html|svg)$/.test(path);
  return isDocument ? writePolicy(content.toString()) : closedPolicy;
}

/** Lists the paths of all files to be served, relative to `folder`. */
function listFiles(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below + entry.name;
    if (entry.isDirectory()) return listFiles(folder, `${path}/`);
    // `isFile` is false for symbolic links, which are skipped because they could point outside the folder.
    return entry.isFile() && !hiddenPaths.test(path) && !hostFiles.has(path) ? [path] : [];
  });
}

function represent(content: Buffer, headers: Record<string, string>): Representation {
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 10);
  return {
    body: new Uint8Array(content),
    headers: { ...headers, 'Content-Length': String(content.length), ETag: `"${digest}"` },
  };
}

export function createBuiltPages(files: StaticFiles, writePolicy: WritePolicy): SitePages {
  return {
    writePolicy,
    async readHtml(path) {
      const page = files.get(path)?.get('identity');
      const isPage = page?.headers['Content-Type']?.startsWith('text/html');
      return isPage ? Buffer.from(page?.body ?? []).toString() : undefined;
    },
  };
}

/**
 * Creates a handler that serves the built site, redirects former addresses, and serves the not-found page for all other
 * paths.
 */
export function serveStaticFiles(
  files: StaticFiles,
  redirects: ReadonlyMap<string, string> = new Map(),
): Handler {
  // The not-found page is not served under its own path.
  const find = (path: string) => (path === notFoundRoute ? undefined : files.get(path));
  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' });
    }
    const { pathname, search } = new URL(c.req.url);
    const path = decodePath(pathname);
    const current = redirects.get(pathname);
    if (current !== undefined) return redirectTo(c, current + search);
    const file = path === undefined ? undefined : find(path);
    if (file) {
      // Range headers are ignored, which HTTP allows: no page of the site needs ranges.
      const { body, headers } = chooseRepresentation(c, file);
      return c.body(body, 200, headers);
    }
    const location = await findRedirect((other) => find(other) !== undefined, pathname);
    if (location !== undefined) {
      return redirectTo(c, location + search);
    }
    const notFoundPage = files.get(notFoundRoute);
    if (!notFoundPage) return c.text('Not found\n', 404, { 'Cache-Control': 'no-cache' });
    const { body, headers } = chooseRepresentation(c, notFoundPage);
    const { ETag: _, ...otherHeaders } = headers;
    return c.body(body, 404, otherHeaders);
  };
}

const redirectTo = (c: Context, location: string) =>
  c.body(null, 308, { Location: location, 'Cache-Control': 'no-cache' });

// Chooses the representation by `Accept-Encoding`. Hono's `accepts` is not used, because it ignores `*` and
// the weight of `identity`.
function chooseRepresentation(c: Context, file: StaticFile): Representation {
  const accepted = parseAccept(c.req.header('Accept-Encoding') ?? '');
  const findWeight = (name: string) => accepted.find(({ type }) => type === name)?.q;
  const weightOf = (coding: Coding) => findWeight(coding) ?? findWeight('*') ?? 0;
  const [best] = codings
    .filter((coding) => file.has(coding) && weightOf(coding) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one));
  const isPreferred = best !== undefined && weightOf(best) >= (findWeight('identity') ?? 0);
  return file.get(isPreferred ? best : 'identity') as Representation;
}
