import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Makes text in SVG pictures use the fonts in `site/src/fonts/social-cards/` and none of the machine's.
 *
 * sharp rasterizes SVG with librsvg, which finds fonts through Pango and fontconfig. Fontconfig reads
 * its configuration once, when the process draws its first text.
 */
export function setUpCardFonts(): void {
  const configuration = resolve('site/src/fonts/social-cards/fonts.conf');
  if (!existsSync(configuration)) {
    throw new Error(`There is no ${configuration}. Run the build in the root of the repository.`);
  }
  // biome-ignore lint/style/noProcessEnv: these are settings of the libraries themselves
  Object.assign(process.env, {
    FONTCONFIG_FILE: configuration,
    // Without it, Pango on macOS uses Core Text.
    PANGOCAIRO_BACKEND: 'fontconfig',
  });
}
