import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Repository } from './write-configuration.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Builds the content editor into `folder`: `admin.html`, and `admin/` with its scripts and styles.
 *
 * The editor is built separately from the pages, because the steps of the page build would read, rewrite and compress
 * the editor's 16 MB.
 */
export async function buildAdmin(folder: string, repository: Repository): Promise<void> {
  await build({
    root: here,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    // Omit the 270 syntax-highlighting grammars, because no field contains code.
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
