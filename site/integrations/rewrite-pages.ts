import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** An integration that puts in place of every built page what `rewrite` makes of its HTML. */
export function rewritePages(name: string, rewrite: (html: string) => string): AstroIntegration {
  return {
    name,
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        for await (const path of glob('**/*.html', { cwd: dist })) {
          const file = join(dist, path);
          await writeFile(file, rewrite(await readFile(file, 'utf8')));
        }
      },
    },
  };
}
