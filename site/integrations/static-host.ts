import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import {
  contentSecurityPolicy,
  type PolicyAddresses,
  securityHeaders,
  strictTransport,
  workerPath,
  workerPolicy,
} from '#contract/content-security-policy.ts';
import { redirectsFile } from '#contract/redirects-file.ts';
import type { FormerAddress } from '#schemas/list-former-addresses.ts';

/**
 * Prepares the build output for static hosts: writes a `_headers` file with a content security policy for each page, a
 * `_redirects` file with the former addresses of pages, and Brotli and gzip copies of text files. Does not change the
 * pages.
 *
 * Astro's own policy (`security.csp`) is not enough: it is a `<meta>` tag, which does not support `frame-ancestors`
 * and applies to HTML pages only.
 */
export function staticHost(
  addresses: PolicyAddresses,
  formerAddresses: readonly FormerAddress[],
): AstroIntegration {
  return {
    name: 'static-host',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        await writeFile(join(dist, '_headers'), await composeHeaders(dist, addresses));
        await writeFile(join(dist, redirectsFile), composeRedirects(dist, formerAddresses));
        // Cloudflare compresses responses itself, so do not upload the compressed copies.
        await writeFile(join(dist, '.assetsignore'), '*.br\n*.gz\n');
        const textFiles = '*.{html,css,js,svg,xml,txt,json,webmanifest}';
        // `**` does not match names that begin with a dot.
        for await (const path of glob([`**/${textFiles}`, `.well-known/${textFiles}`], {
          cwd: dist,
        })) {
          await writeCompressed(join(dist, path));
        }
      },
    },
  };
}

async function composeHeaders(dist: string, addresses: PolicyAddresses): Promise<string> {
  const everywhere = [...securityHeaders, strictTransport].map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  const blocks = [
    `/*\n${everywhere.join('\n')}`,
    '/_astro/*\n  Cache-Control: public, max-age=31536000, immutable',
    `${workerPath}\n  Cache-Control: no-cache\n  Content-Security-Policy: ${workerPolicy}`,
  ];
  for (const path of (await Array.fromAsync(glob('**/*.html', { cwd: dist }))).sort()) {
    const html = await readFile(join(dist, path), 'utf8');
    const policy = contentSecurityPolicy(html, addresses);
    const address = `/${path.replace(/(^|\/)index\.html$|\.html$/, '')}`;
    blocks.push(`${address}\n  Cache-Control: no-cache\n  Content-Security-Policy: ${policy}`);
  }
  return `${blocks.join('\n\n')}\n`;
}

/** Composes a line for each former address whose page was built. Drafts and expired openings have no page. */
function composeRedirects(dist: string, formerAddresses: readonly FormerAddress[]): string {
  return formerAddresses
    .filter(({ from }) => existsSync(join(dist, `${from}.html`)))
    .map(({ from, to }) => `${from} ${to} 308\n`)
    .join('');
}

async function writeCompressed(file: string): Promise<void> {
  const content = await readFile(file);
  const [brotliCopy, gzipCopy] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (brotliCopy.length < content.length) await writeFile(`${file}.br`, brotliCopy);
  if (gzipCopy.length < content.length) await writeFile(`${file}.gz`, gzipCopy);
}
