import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Makes sharp use only the fonts in `site/src/fonts/social-cards/` for text in SVG pictures, and no installed fonts.
 *
 * sharp rasterizes SVG with librsvg, which finds fonts through Pango and fontconfig. Fontconfig reads its configuration
 * only once, when the process renders text for the first time, so call this function before that.
 */
export function setUpCardFonts(): void {
  const configuration = resolve('site/src/fonts/social-cards/fonts.conf');
  if (!existsSync(configuration)) {
    throw new Error(`${configuration} is missing; run the build in the root of the repository`);
  }
  // biome-ignore lint/style/noProcessEnv: these are settings of the libraries themselves
  Object.assign(process.env, {
    FONTCONFIG_FILE: configuration,
    // Without this setting, Pango on macOS uses Core Text instead of fontconfig.
    PANGOCAIRO_BACKEND: 'fontconfig',
  });
}
