import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The browser as visitors have it: the one named by CHROME_PATH, an installed one, or Playwright's own. */
export function findBrowser(): string | undefined {
  return (
    process.env.CHROME_PATH ||
    ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
      .map(which)
      .find(Boolean) ||
    [...applications, chromium.executablePath()].find((path) => existsSync(path))
  );
}

/** The same engine without a window, which opens pages in half the time; where there is none, the browser itself. */
export function findLightBrowser(): string | undefined {
  return process.env.CHROME_PATH || which(light) || findBrowser();
}

/**
 * Downloads missing browsers to Playwright's folder in the user's cache, and prints which browsers the tests
 * use. Nothing else on this machine changes.
 */
export function ensureBrowsers(): void {
  if (!process.env.CHROME_PATH) {
    const missing = [
      findBrowser() ? '' : 'chromium',
      which(light) ? '' : light,
      // Visitors have Arial or its measure; in a wider face lines break elsewhere until ours arrive.
      hasArial() ? '' : 'fonts-liberation',
    ].filter(Boolean);
    if (missing.length > 0) installPackages(missing);
    if (!findBrowser()) {
      process.stdout.write('No browser found: downloading Chromium to the cache of Playwright.\n');
      execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
    }
  }
  if (!findBrowser()) throw new Error('No browser could be installed; set CHROME_PATH to one.');
  process.stdout.write(`Browsers for the journeys: ${findLightBrowser()}, ${findBrowser()}\n`);
}

const light = 'chromium-headless-shell';

/**
 * Installs Debian packages on a CI machine, which is discarded after the run. On any other machine only prints
 * the command, because packages change the whole machine.
 */
export function installPackages(names: string[]): void {
  const command = `apt-get install -y --no-install-recommends ${names.join(' ')}`;
  if (!process.env.CI || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    process.stdout.write(
      `Missing packages: ${names.join(', ')}. To install them on Debian: ${command}\n`,
    );
    return;
  }
  process.stdout.write(`Installing packages, because CI is set: ${names.join(', ')}.\n`);
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
  ]) {
    // Without the light browser the journeys run as well, only longer.
    const { status } = spawnSync('apt-get', args, { stdio: 'inherit' });
    if (status !== 0) process.stdout.write(`apt-get ${args[0]} failed.\n`);
  }
}

const hasArial = () =>
  /Arial|Liberation/.test(spawnSync('fc-match', ['Arial'], { encoding: 'utf8' }).stdout ?? '');

/** Where a program is that can be run by its name. */
export const which = (name: string): string | undefined =>
  spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() || undefined;

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
