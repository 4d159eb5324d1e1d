import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Names the scripts of every built page on its `<html>` in place of loading them: the script of
 * `after-first-paint.ts` imports them once the page is painted.
 */
export function scriptsAfterFirstPaint(): AstroIntegration {
  return {
    name: 'scripts-after-first-paint',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        for await (const path of glob('**/*.html', { cwd: dist })) {
          const file = join(dist, path);
          await writeFile(file, postponeScripts(await readFile(file, 'utf8')));
        }
      },
    },
  };
}

const moduleScript = /<script type="module" src="([^"]+)"><\/script>/g;

function postponeScripts(html: string): string {
  const addresses = [...html.matchAll(moduleScript)].map(([, address]) => address);
  if (addresses.length === 0) return html;
  return html
    .replace(moduleScript, '')
    .replace('<html ', `<html data-scripts="${addresses.join(' ')}" `);
}
