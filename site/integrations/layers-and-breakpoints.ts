import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = fileURLToPath(new URL('../src/styles/breakpoints.css', import.meta.url));
const layers = new Map([
  ['styles', 'base'],
  ['drawings', 'ui'],
  ['ui', 'ui'],
  ['layout', 'layout'],
]);

/**
 * Puts every sheet in the layer of its folder, but one that names layers itself or is linked, which
 * wins over all of them; and adds the custom media of breakpoints.css, which hold only in the sheet
 * that has them.
 */
export function layersAndBreakpoints(): Plugin {
  return {
    name: 'layers-and-breakpoints',
    enforce: 'pre',
    transform(css, id) {
      const [, folder = '', linked] =
        /\/site\/src\/(\w+)\/.+\.css(?:$|\?(?:inline|(transform-only|direct)))/.exec(id) ?? [];
      if (!folder) return null;
      this.addWatchFile(file);
      const layer = layers.get(folder) ?? 'features';
      const sheet = linked || css.includes('@layer') ? css : `@layer ${layer} {${css}}`;
      return { code: `${sheet}\n${readFileSync(file, 'utf8')}`, map: null };
    },
  };
}
