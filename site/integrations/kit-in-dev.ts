import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The page of all shared parts, at /_kit while developing and nowhere else. */
export function kitInDev(): AstroIntegration {
  return {
    name: 'kit-in-dev',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({
          pattern: '/_kit',
          entrypoint: fileURLToPath(new URL('../src/features/kit/kit.astro', import.meta.url)),
        });
      },
    },
  };
}
