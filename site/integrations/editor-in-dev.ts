import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { getMimeType } from 'hono/utils/mime';
import { editorPolicy } from '#contract/content-security-policy.ts';
import { editorRoute } from '#contract/routes.ts';
import { buildAdmin } from '../admin/build-admin.ts';

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
          try {
            built ??= build(logger);
            await built;
          } catch (error) {
            built = undefined;
            return next(error);
          }
          try {
            const path = file === '/' ? 'admin.html' : join('admin', basename(file));
            const body = await readFile(join(folder, path));
            response.setHeader('Content-Type', getMimeType(path) ?? 'application/octet-stream');
            response.setHeader('Content-Security-Policy', editorPolicy);
            response.setHeader('Cache-Control', 'no-store');
            response.end(body);
          } catch {
            // There is no such file; the site says so.
            next();
          }
        });
      },
    },
  };
}

async function build(logger: { info(message: string): void }): Promise<void> {
  logger.info('Building the content editor, once for this run');
  await buildAdmin(folder, { name: `local/${basename(root)}`, branch: 'main' });
}
