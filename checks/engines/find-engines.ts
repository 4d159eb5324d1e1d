import { installPackages, which } from '../browser/find-browser.ts';

/** The Firefox for the journeys: the one named by FIREFOX_PATH, or an installed one. */
export const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH || which('firefox-esr') || which('firefox');

/** Installs the Debian packages that bring Firefox, WebKitGTK and a screen for it, where they are missing. */
export function ensureEngines(): void {
  const missing = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(which('WebKitWebDriver') ? [] : ['webkit2gtk-driver']),
    ...(which('xvfb-run') ? [] : ['xvfb', 'xauth']),
  ];
  if (missing.length > 0) installPackages(missing);
}
