import { basename } from 'node:path';
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
        const { middleware, takeOver } = await desk.startDesk(root);
        for (const each of middleware) server.middlewares.use(each);
        for (const event of ['add', 'change']) {
          server.watcher.on(event, (path: string) => {
            if (basename(path) === contentAsRead) takeOver();
          });
        }
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

/** Where Astro writes all content when it has read what changed. */
const contentAsRead = 'data-store.json';
