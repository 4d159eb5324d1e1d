import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Puts what wakes islands, which Astro writes into the HTML of every page that has one, in a file
 * that such pages share: it is an eighth of their first congestion window, and nothing painted
 * requires it.
 */
export function islandsFromFile(): AstroIntegration {
  return {
    name: 'islands-from-file',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        for await (const path of glob('**/*.html', { cwd: dist })) {
          const file = join(dist, path);
          const html = await readFile(file, 'utf8');
          if (html.includes('<astro-island')) await writeFile(file, await moveRuntime(html, dist));
        }
      },
    },
  };
}

/** How a client directive and the element itself are written. */
const runtime =
  /<script>((?:(?!<\/script>)[\s\S])*\b(?:self\.Astro|astro-island)\b[\s\S]*?)<\/script>/g;

async function moveRuntime(html: string, dist: string): Promise<string> {
  const parts = [...html.matchAll(runtime)].map(([, part]) => part);
  if (!parts.some((part) => part?.includes('customElements.define'))) {
    throw new Error(
      'Astro no longer writes the script of its islands as expected; adapt site/integrations/islands-from-file.ts',
    );
  }
  const script = parts.join('\n');
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
  const address = `/_astro/islands.${hash}.js`;
  await mkdir(join(dist, '_astro'), { recursive: true });
  await writeFile(join(dist, address), script);
  return html
    .replaceAll(runtime, '')
    .replace('</head>', `<script type="module" src="${address}"></script></head>`);
}
