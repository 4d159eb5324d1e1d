import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { collections } from '#schemas/collections.ts';
import { checkContent } from '#schemas/content-check/check-content.ts';
import { formatContentProblems } from '#schemas/content-problem.ts';

const contentFolder = fileURLToPath(new URL('../../content', import.meta.url));

/**
 * Shows what is wrong in the content over the page while editing, all of it at once: Astro's own dev
 * server would keep the old words and say so in the terminal only.
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
        // Also for a page that is opened later.
        server.ws.on('connection', () => void show());
      },
    },
  };
}
