import { installPackages, which } from '../browser/find-browser.ts';

/** Path of the Firefox executable: `FIREFOX_PATH` or an installed Firefox. */
export const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH || which('firefox-esr') || which('firefox');

/** Installs the Debian packages of Firefox, WebKitGTK and a virtual display, if they are missing. */
export function ensureEngines(): void {
  const missing: string[] = [];
  if (!findFirefox()) missing.push('firefox-esr');
  if (!which('WebKitWebDriver')) missing.push('webkit2gtk-driver');
  if (!which('xvfb-run')) missing.push('xvfb', 'xauth');
  if (missing.length > 0) installPackages(missing);
}
