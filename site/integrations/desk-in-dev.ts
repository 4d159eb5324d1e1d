import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

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
