import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { getMimeType } from 'hono/utils/mime';
import { editorPolicy } from '#contract/content-security-policy.ts';
import type { Environment } from '#contract/environment.ts';
import { editorRoute } from '#contract/routes.ts';
import { createConnectMiddleware } from '#service/node/connect-middleware.ts';
import { startService } from '#service/node/service.ts';
import { buildAdmin } from '../admin/build-admin.ts';

type Server = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0];

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * In development alone: all shared parts at /_style-guide, the content editor on the local folder,
 * and the service.
 */
export function devServer(environment: Environment): AstroIntegration {
  return {
    name: 'dev-server',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        const styleGuide = new URL(
          '../src/features/style-guide/style-guide.astro',
          import.meta.url,
        );
        injectRoute({ pattern: '/_style-guide', entrypoint: fileURLToPath(styleGuide) });
      },
      'astro:server:setup': async (setup) => {
        serveEditor(setup);
        await serveForm(setup, environment);
      },
    },
  };
}

const editorFolder = join(root, 'node_modules/.cache/editor');

/** Built on the first visit. */
function serveEditor({ server, logger }: Server): void {
  let built: Promise<void> | undefined;
  const build = () => {
    logger.info('Building the content editor, once for this run');
    return buildAdmin(editorFolder, { name: `local/${basename(root)}`, branch: 'main' });
  };
  server.middlewares.use(editorRoute, async (request, response, next) => {
    const file = (request.url ?? '/').replace(/[?#].*/, '');
    try {
      built ??= build();
      await built;
    } catch (error) {
      built = undefined;
      return next(error);
    }
    try {
      const path = file === '/' ? 'admin.html' : join('admin', basename(file));
      const body = await readFile(join(editorFolder, path));
      response.setHeader('Content-Type', getMimeType(path) ?? 'application/octet-stream');
      response.setHeader('Content-Security-Policy', editorPolicy);
      response.setHeader('Cache-Control', 'no-store');
      response.end(body);
    } catch {
      // No such file: the site answers.
      next();
    }
  });
}

/** The service at the address of the dev server, with the pages that it is building. */
async function serveForm({ server }: Server, environment: Environment): Promise<void> {
  const sitePages = {
    readHtml: async (path: string) => {
      const own = server.resolvedUrls?.local[0];
      if (!own) return undefined;
      const response = await fetch(new URL(path, own), { headers: { Accept: 'text/html' } });
      return response.ok ? response.text() : undefined;
    },
  };
  const service = await startService(environment, { root, sitePages });
  server.middlewares.use(createConnectMiddleware(service));
  server.httpServer?.once('close', () => void service.stop());
}
