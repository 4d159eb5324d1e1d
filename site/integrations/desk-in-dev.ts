import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';

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
          if (request.headers['x-desk-look']) listAddressesAnew(server);
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
 * Addresses that Astro was just listing while content changed it keeps until the next change, and a
 * new page would not be found: whoever looks after a save has them listed anew.
 */
function listAddressesAnew(server: ViteDevServer): void {
  for (const name of ['ssr', 'prerender']) {
    server.environments[name]?.hot.send('astro:content-changed', {});
  }
}
