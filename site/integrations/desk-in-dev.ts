import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

// While the configuration is read, or it can no longer be loaded; no build needs it.
const desk = process.env.DESK === '1' ? await import('../../desk/server/start-desk.ts') : undefined;

/** The content editor at /_desk, while developing and only where `npm run desk` asks for it. */
export function deskInDev(): AstroIntegration {
  return {
    name: 'desk-in-dev',
    hooks: {
      'astro:server:setup': async ({ server, logger }) => {
        if (!desk) return;
        server.middlewares.use(await desk.startDesk(root));
        server.middlewares.use((request, _, next) => {
          if (request.headers['x-desk-look']) readContentAnew(server);
          next();
        });
        server.httpServer?.once('listening', () => {
          // Vite knows its addresses a moment later.
          setImmediate(() => {
            const [own] = server.resolvedUrls?.local ?? [];
            if (own) logger.info(`The desk: ${new URL('/_desk', own)}`);
          });
        });
      },
    },
  };
}

/**
 * Modules that were just loading while content changed may keep what they read before, and Astro
 * keeps the addresses it listed: a new page would not be found until the next change. Whoever looks
 * after a save has both made anew; what the modules are compiled to stays.
 */
function readContentAnew(server: ViteDevServer): void {
  for (const name of ['ssr', 'prerender']) {
    const environment = server.environments[name];
    if (!environment) continue;
    if (isRunnableDevEnvironment(environment)) environment.runner.clearCache();
    environment.hot.send('astro:content-changed', {});
  }
}
