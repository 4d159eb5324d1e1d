import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Environment } from '#contract/environment.ts';
import { createConnectMiddleware } from '#service/node/connect-middleware.ts';
import { startService } from '#service/node/service.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The service at the address of the dev server, with the pages that it is building. */
export function serviceInDev(environment: Environment): AstroIntegration {
  return {
    name: 'service-in-dev',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const pages = {
          find: async (path: string) => {
            const own = server.resolvedUrls?.local[0];
            if (!own) return undefined;
            const response = await fetch(new URL(path, own), { headers: { Accept: 'text/html' } });
            return response.ok ? response.text() : undefined;
          },
        };
        const service = await startService(environment, { root, pages });
        server.middlewares.use(createConnectMiddleware(service));
        server.httpServer?.once('close', () => void service.stop());
      },
    },
  };
}
