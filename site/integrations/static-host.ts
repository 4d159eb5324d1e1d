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

/**
 * Completes the built folder for any static host: a `_headers` file with a content security policy for
 * each page, and Brotli and gzip copies of text files. Pages are read, not changed.
 *
 * Astro's own policy (`security.csp`) is a `<meta>` tag, which cannot hold `frame-ancestors` and does not
 * cover other answers; Astro writes neither `_headers` nor compressed copies.
 */
export function staticHost(addresses: PolicyAddresses): AstroIntegration {
  return {
    name: 'static-host',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        await writeFile(join(dist, '_headers'), await composeHeaders(dist, addresses));
        // A host that compresses by itself would serve the copies as files of their own.
        await writeFile(join(dist, '.assetsignore'), '*.br\n*.gz\n');
        const shrinking = '*.{html,css,js,svg,xml,txt,json,webmanifest}';
        // `**` skips names that begin with a dot.
        for await (const path of glob([`**/${shrinking}`, `.well-known/${shrinking}`], {
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

async function writeCompressed(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (br.length < content.length) await writeFile(`${file}.br`, br);
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
}
