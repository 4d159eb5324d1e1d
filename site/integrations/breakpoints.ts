import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = fileURLToPath(new URL('../src/styles/breakpoints.css', import.meta.url));

/** Adds the custom media of breakpoints.css to every sheet: they hold only in the sheet that has them. */
export function breakpoints(): Plugin {
  return {
    name: 'breakpoints',
    enforce: 'pre',
    transform(css, id) {
      if (!/\/site\/src\/.+\.css($|\?(transform-only|direct|inline))/.test(id)) return null;
      this.addWatchFile(file);
      return { code: `${css}\n${readFileSync(file, 'utf8')}`, map: null };
    },
  };
}
