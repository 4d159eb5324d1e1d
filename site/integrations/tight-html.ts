import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Leaves out of every built page the end tags that HTML does without: of list items, of terms and
 * their descriptions, and of shapes in a drawing that hold nothing. Home has a hundred of each, and
 * one congestion window for all it says.
 */
export function tightHtml(): AstroIntegration {
  return {
    name: 'tight-html',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        for await (const path of glob('**/*.html', { cwd: dist })) {
          const file = join(dist, path);
          await writeFile(file, tighten(await readFile(file, 'utf8')));
        }
      },
    },
  };
}

function tighten(html: string): string {
  return html
    .replace(/<(path|use|circle|rect|line|stop)(\s[^<>]*)?><\/\1>/g, '<$1$2/>')
    .replace(/<\/(?:li|dt|dd)>/g, '');
}
