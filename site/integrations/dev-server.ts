import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { getMimeType } from 'hono/utils/mime';
import { editorPolicy } from '#contract/content-security-policy.ts';
import type { Environment } from '#contract/environment.ts';
import { editorRoute } from '#contract/routes.ts';
import { createConnectMiddleware } from '../../server/node/connect-middleware.ts';
import { startService } from '../../server/node/service.ts';
import { buildAdmin } from '../admin/build-admin.ts';

/** Options of the hook `astro:server:setup`. */
type ServerSetup = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0];

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Folder for the built content editor. */
const editorFolder = join(root, 'node_modules/.cache/editor');

/**
 * Adds three things to the development server: the style guide at /_style-guide, the content editor for the local
 * folder, and the form service.
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

/** Serves the content editor, which is built on the first request. */
function serveEditor({ server, logger }: ServerSetup): void {
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
      // The editor has no such file, so let Astro handle the request.
      next();
    }
  });
}

/** Serves the form service on the dev server's own address. The service reads its page templates from the dev server. */
async function serveForm({ server }: ServerSetup, environment: Environment): Promise<void> {
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
