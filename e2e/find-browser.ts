import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The browser for the journeys: the one named by CHROME_PATH, an installed one, or Playwright's own. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) return named;
  const installed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
    .map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim())
    .find(Boolean);
  if (installed) return installed;
  return [...applications, chromium.executablePath()].find((path) => existsSync(path));
}

/** Finds a browser or installs one the way this machine allows, and says what it did. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('No browser found: installing the package chromium.\n');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
    });
  } else {
    process.stdout.write("No browser found: installing Playwright's own.\n");
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = findBrowser();
  if (!installed) throw new Error('No browser could be installed; set CHROME_PATH to one.');
  return installed;
}

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
