import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { getMimeType } from 'hono/utils/mime';
import { editorPolicy } from '#contract/content-security-policy.ts';
import { editorRoute } from '#site/routes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'node_modules/.cache/editor');

/** The content editor while developing; it is opened on the local folder and built on the first visit. */
export function editorInDev(): AstroIntegration {
  return {
    name: 'editor-in-dev',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        let built: Promise<void> | undefined;
        server.middlewares.use(editorRoute, async (request, response, next) => {
          const file = (request.url ?? '/').replace(/[?#].*/, '');
          built ??= build(logger);
          try {
            await built;
            const path = file === '/' ? 'admin.html' : join('admin', basename(file));
            const body = await readFile(join(folder, path));
            response.setHeader('Content-Type', getMimeType(path) ?? 'application/octet-stream');
            response.setHeader('Content-Security-Policy', editorPolicy);
            response.setHeader('Cache-Control', 'no-store');
            response.end(body);
          } catch (error) {
            built = undefined;
            next(error);
          }
        });
      },
    },
  };
}

async function build(logger: { info(message: string): void }): Promise<void> {
  logger.info('Building the content editor, once for this run');
  const { buildAdmin } = await import('../admin/build-admin.ts');
  await buildAdmin(folder, { name: `local/${basename(root)}`, branch: 'main' });
}
