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

/** Installs what is missing the way this machine allows, and says which browsers the journeys use. */
export function ensureBrowsers(): void {
  const hasApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (hasApt && !process.env.CHROME_PATH) {
    const missing = [
      findBrowser() ? '' : 'chromium',
      which(light) ? '' : light,
      // Visitors have Arial or its measure; in a wider face lines break elsewhere until ours arrive.
      hasArial() ? '' : 'fonts-liberation',
    ].filter(Boolean);
    if (missing.length > 0) installPackages(missing);
  } else if (!findBrowser()) {
    process.stdout.write("No browser found: installing Playwright's own.\n");
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  if (!findBrowser()) throw new Error('No browser could be installed; set CHROME_PATH to one.');
  process.stdout.write(`Browsers for the journeys: ${findLightBrowser()}, ${findBrowser()}\n`);
}

const light = 'chromium-headless-shell';

/** Installs Debian packages; what cannot be had is said. */
export function installPackages(names: string[]): void {
  process.stdout.write(`Installing the packages ${names.join(', ')}.\n`);
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
