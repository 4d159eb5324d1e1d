import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const headlessShell = 'chromium-headless-shell';
/** Names of browsers that packages of Linux distributions install. */
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Paths of browsers on macOS and Windows. */
const applicationPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a complete browser: `CHROME_PATH`, an installed browser, or the one that Playwright downloaded. */
export function findBrowser(): string | undefined {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const onPath = commands.map(which).find((path) => path !== undefined);
  const paths = [...applicationPaths, chromium.executablePath()];
  return onPath ?? paths.find((path) => existsSync(path));
}

/** Path of Chromium's headless shell, which opens pages in half the time, or else of a complete browser. */
export function findHeadlessBrowser(): string | undefined {
  return process.env.CHROME_PATH || which(headlessShell) || findBrowser();
}

/**
 * Downloads missing browsers to Playwright's folder in the user's cache, and prints which browsers the tests
 * use. Nothing else on this machine changes.
 */
export function ensureBrowsers(): void {
  if (!process.env.CHROME_PATH) {
    const missing: string[] = [];
    if (!findBrowser()) missing.push('chromium');
    if (!which(headlessShell)) missing.push(headlessShell);
    // Visitors have Arial or a font of the same width. In a wider fallback font, lines wrap differently.
    if (!hasArial()) missing.push('fonts-liberation');
    if (missing.length > 0) installPackages(missing);
    if (!findBrowser()) {
      process.stdout.write('No browser found: downloading Chromium to Playwright’s cache.\n');
      execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
    }
  }
  if (!findBrowser())
    throw new Error('Could not install a browser; set CHROME_PATH to the path of a browser.');
  process.stdout.write(`Browsers for the tests: ${findHeadlessBrowser()}, ${findBrowser()}\n`);
}

/**
 * Installs Debian packages on a CI machine, which is discarded after the run. On other machines, prints the command
 * without running it, because installing packages changes the whole machine.
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
    // A failure is not an error, because the tests also run without the headless shell, only slower.
    const { status } = spawnSync('apt-get', args, { stdio: 'inherit' });
    if (status !== 0) process.stdout.write(`apt-get ${args[0]} failed.\n`);
  }
}

const hasArial = () =>
  /Arial|Liberation/.test(spawnSync('fc-match', ['Arial'], { encoding: 'utf8' }).stdout ?? '');

/** Path of an executable that is on the PATH. */
export const which = (name: string): string | undefined =>
  spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() || undefined;
