import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The page of all shared parts, at /_style-guide while developing and nowhere else. */
export function styleGuideInDev(): AstroIntegration {
  return {
    name: 'style-guide-in-dev',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({
          pattern: '/_style-guide',
          entrypoint: fileURLToPath(
            new URL('../src/features/style-guide/style-guide.astro', import.meta.url),
          ),
        });
      },
    },
  };
}
