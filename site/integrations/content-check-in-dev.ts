import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { collections } from '#schemas/collections.ts';
import { checkContent } from '#schemas/content-check/check-content.ts';
import { formatContentProblems } from '#schemas/content-problem.ts';

const contentFolder = fileURLToPath(new URL('../../content', import.meta.url));

/**
 * Shows all content errors as an overlay on the page during development. Without this integration, Astro's dev
 * server keeps showing the old content and logs errors only in the terminal.
 */
export function contentCheckInDev(): AstroIntegration {
  return {
    name: 'content-check-in-dev',
    hooks: {
      'astro:server:setup': ({ server }) => {
        let hadProblems = false;
        const show = async () => {
          const problems = await checkContent(contentFolder, collections);
          if (problems.length > 0) {
            const message = formatContentProblems(problems);
            server.config.logger.error(message);
            server.ws.send({ type: 'error', err: { message, stack: '' } });
          } else if (hadProblems) {
            server.ws.send({ type: 'full-reload' });
          }
          hadProblems = problems.length > 0;
        };
        server.watcher.add(contentFolder);
        server.watcher.on('all', (_event, path) => {
          if (path.startsWith(join(contentFolder, '/'))) void show();
        });
        // Show existing errors on pages that are opened later, too.
        server.ws.on('connection', () => void show());
      },
    },
  };
}
