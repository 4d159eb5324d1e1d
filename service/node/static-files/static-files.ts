import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Handler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { getMimeType } from 'hono/utils/mime';
import {
  closedPolicy,
  editorPolicy,
  workerPath,
  workerPolicy,
} from '#contract/content-security-policy.ts';
import { editorRoute, notFoundRoute } from '#contract/routes.ts';
import { decodePath, findLocation, type Pages, type WritePolicy } from '../../documents.ts';

interface Representation {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** A file that has an address: as it is under `''`, else by content coding, as the build made them. */
type StaticFile = Map<Coding | '', Representation>;

/** Built files by address, such as `/contact` for `contact.html`. */
type StaticFiles = Map<string, StaticFile>;

/** The content codings that files are sent in, best first, and how the names of those end. */
const suffixes = { br: '.br', gzip: '.gz' } as const;
type Coding = keyof typeof suffixes;
const codings = Object.keys(suffixes) as Coding[];

/** Reads every file below `folder` into memory; what is not there now has no address. */
export function readStaticFiles(folder: string, writePolicy: WritePolicy): StaticFiles {
  const paths = new Set(listFiles(folder));
  const isVariant = (path: string) =>
    codings.some((coding) => {
      const suffix = suffixes[coding];
      return path.endsWith(suffix) && paths.has(path.slice(0, -suffix.length));
    });
  const files: StaticFiles = new Map();
  for (const path of paths) {
    if (isVariant(path)) continue;
    const plain = readFileSync(join(folder, path));
    const found = codings.filter((coding) => paths.has(path + suffixes[coding]));
    const isDocument = /\.(html|svg)$/.test(path);
    const address = `/${path}`.replace(/(\/index)?\.html$/, '') || '/';
    const common = {
      'Content-Type': getMimeType(path) ?? 'application/octet-stream',
      'Cache-Control': hashedFolders.test(path) ? forever : 'no-cache',
      'Content-Security-Policy':
        ownPolicies.get(address) ?? (isDocument ? writePolicy(plain.toString()) : closedPolicy),
      ...(found.length > 0 ? { Vary: 'Accept-Encoding' } : {}),
    };
    const file: StaticFile = new Map([['', represent(plain, common)]]);
    for (const coding of found) {
      const headers = { ...common, 'Content-Encoding': coding };
      file.set(coding, represent(readFileSync(join(folder, path + suffixes[coding])), headers));
    }
    files.set(address, file);
  }
  return files;
}

const ownPolicies = new Map([
  [workerPath, workerPolicy],
  [editorRoute, editorPolicy],
]);

// The build puts a hash of the content into every name in these, so a name never changes meaning.
const hashedFolders = /^(_astro|admin)\//;

const forever = 'public, max-age=31536000, immutable';

// Instructions to static hosts, of no use to visitors.
const hostFiles = new Set(['_headers', '_redirects']);

// Of what begins with a dot, or is in a folder that does, one file is meant for visitors.
const hidden = /^(?!\.well-known\/security\.txt(\.br|\.gz)?$)(.*\/)?\./;

function listFiles(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below + entry.name;
    if (entry.isDirectory()) return listFiles(folder, `${path}/`);
    // Symbolic links are neither: one could lead out of the folder.
    return entry.isFile() && !hidden.test(path) && !hostFiles.has(path) ? [path] : [];
  });
}

function represent(content: Buffer, headers: Record<string, string>): Representation {
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 10);
  return {
    body: new Uint8Array(content),
    headers: { ...headers, 'Content-Length': String(content.length), ETag: `"${digest}"` },
  };
}

export function createBuiltPages(files: StaticFiles, writePolicy: WritePolicy): Pages {
  return {
    writePolicy,
    async find(path) {
      const page = files.get(path)?.get('');
      const isPage = page?.headers['Content-Type']?.startsWith('text/html');
      return isPage ? Buffer.from(page?.body ?? []).toString() : undefined;
    },
  };
}

/** Answers every address that is not the service's own from the built files. */
export function serveStaticFiles(files: StaticFiles): Handler {
  // The page for unknown addresses has none itself.
  const find = (path: string) => (path === notFoundRoute ? undefined : files.get(path));
  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' });
    }
    const { pathname, search } = new URL(c.req.url);
    const path = decodePath(pathname);
    const file = path === undefined ? undefined : find(path);
    // A part that a request asks for by Range may be answered with the whole; no page asks for one.
    if (file) {
      const { body, headers } = choose(c, file);
      return c.body(body, 200, headers);
    }
    const location = await findLocation((other) => find(other) !== undefined, pathname);
    if (location !== undefined) {
      return c.body(null, 308, { Location: location + search, 'Cache-Control': 'no-cache' });
    }
    const page = files.get(notFoundRoute);
    if (!page) return c.text('Not found\n', 404, { 'Cache-Control': 'no-cache' });
    const { body, headers } = choose(c, page);
    const { ETag: _, ...others } = headers;
    return c.body(body, 404, others);
  };
}

// The library's own choice takes no notice of `*`, nor of how much a file is wanted as it is.
function choose(c: Context, file: StaticFile): Representation {
  const accepted = parseAccept(c.req.header('Accept-Encoding') ?? '');
  const weightOf = (name: string) => accepted.find(({ type }) => type === name)?.q;
  const weigh = (coding: Coding) => weightOf(coding) ?? weightOf('*') ?? 0;
  const [best] = codings
    .filter((coding) => file.has(coding) && weigh(coding) > 0)
    .sort((one, other) => weigh(other) - weigh(one));
  const isWanted = best !== undefined && weigh(best) >= (weightOf('identity') ?? 0);
  return file.get(isWanted ? best : '') as Representation;
}
