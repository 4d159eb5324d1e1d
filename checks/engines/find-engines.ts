import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The Firefox for the journeys: the one named by FIREFOX_PATH, or an installed one. */
export function findFirefox(): string | undefined {
  const installed = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return (
    process.env.FIREFOX_PATH ||
    ['firefox-esr', 'firefox'].map(which).find(Boolean) ||
    (existsSync(installed) ? installed : undefined)
  );
}

/** Finds Firefox, WebKitGTK and a screen for it, or installs them where this machine allows. */
export function ensureEngines(): void {
  const missing = findMissing();
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && which('apt-get')) {
    process.stdout.write(`Installing the packages ${missing.join(' ')}.\n`);
    const install = ['install', '-y', '-qq', '--no-install-recommends', ...missing];
    for (const args of [['update', '-qq'], install]) {
      execFileSync('apt-get', args, { stdio: 'inherit' });
    }
  }
  const left = findMissing().join(' ');
  if (left) throw new Error(`The journeys need what these Debian packages bring: ${left}`);
}

/** On a Mac, WebKit is Safari. */
const findMissing = (): string[] =>
  [
    findFirefox() ? '' : 'firefox-esr',
    ...(process.platform === 'darwin'
      ? []
      : [which('WebKitWebDriver') ? '' : 'webkit2gtk-driver', which('Xvfb') ? '' : 'xvfb']),
  ].filter(Boolean);

/** Where a program is that can be run by its name. */
export const which = (name: string): string | undefined =>
  spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() || undefined;
