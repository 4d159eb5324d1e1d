import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import {
  closedPolicy,
  editorPath,
  editorPolicy,
  workerPath,
  workerPolicy,
} from '../../../contract/content-security-policy.ts';
import { type ContentCoding, contentCodings } from '../../documents/accept-encoding.ts';

/** One way in which a file is stored: as it is, or compressed. */
export interface Representation {
  body: Uint8Array<ArrayBuffer>;
  /** Strong: its own for each representation. */
  etag: string;
}

/** A file that has an address. */
export interface StaticFile {
  contentType: string;
  cacheControl: string;
  policy: string;
  plain: Representation;
  /** By content coding, as the build made them. */
  compressed: Map<ContentCoding, Representation>;
}

/** Built files by address, such as `/contact` for `contact.html`. */
export type StaticFiles = Map<string, StaticFile>;

/** The addresses of built pages that are shown for other addresses and have none themselves. */
export const notFoundPage = '/404';

/**
 * Reads every file below `folder` into memory; what is not there now has no address.
 *
 * `writePolicy` gives the Content-Security-Policy of a document.
 */
export function readStaticFiles(
  folder: string,
  writePolicy: (html: string) => string,
): StaticFiles {
  const paths = listFiles(folder);
  const known = new Set(paths);
  const files: StaticFiles = new Map();
  for (const path of paths) {
    if (isVariant(path, known)) continue;
    const plain = represent(readFileSync(join(folder, path)));
    const compressed = new Map<ContentCoding, Representation>();
    for (const coding of contentCodings) {
      const sibling = path + suffixes[coding];
      if (known.has(sibling))
        compressed.set(coding, represent(readFileSync(join(folder, sibling))));
    }
    const address = `/${path}`.replace(/(\/index)?\.html$/, '') || '/';
    const isDocument = /\.(html|svg)$/.test(path);
    const policy =
      ownPolicies.get(address) ??
      (isDocument ? writePolicy(Buffer.from(plain.body).toString('utf8')) : closedPolicy);
    files.set(address, {
      contentType: getMimeType(path) ?? 'application/octet-stream',
      cacheControl: hashedFolders.test(path) ? forever : 'no-cache',
      policy,
      plain,
      compressed,
    });
  }
  return files;
}

const suffixes = { br: '.br', gzip: '.gz' } as const satisfies Record<ContentCoding, string>;

const ownPolicies = new Map([
  [workerPath, workerPolicy],
  [editorPath, editorPolicy],
]);

// The build puts a hash of the content into every name in these, so a name never changes meaning.
const hashedFolders = /^(_astro|drawings|admin)\//;

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

function isVariant(path: string, known: Set<string>): boolean {
  return contentCodings.some(
    (coding) =>
      path.endsWith(suffixes[coding]) && known.has(path.slice(0, -suffixes[coding].length)),
  );
}

function represent(content: Buffer): Representation {
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 10);
  return { body: new Uint8Array(content), etag: `"${digest}"` };
}
