import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Repository } from './write-configuration.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Writes the content editor below `folder`: `admin.html`, and `admin/` with what it loads.
 *
 * A build of its own, so that no step for the pages reads, rewrites or compresses its 16 MB.
 */
export async function buildAdmin(folder: string, repository: Repository): Promise<void> {
  await build({
    root: here,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    // The grammars of code, 270 files of it, which no field of ours shows.
    resolve: { alias: [{ find: /^@shikijs\/langs\/.*/, replacement: `${here}no-language.ts` }] },
    define: { 'import.meta.env.CMS_REPOSITORY': JSON.stringify(repository) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsDir: 'admin',
      assetsInlineLimit: 0,
      modulePreload: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { input: `${here}admin.html` },
    },
  });
}
