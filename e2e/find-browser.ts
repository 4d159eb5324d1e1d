import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The browser as visitors have it: the one named by CHROME_PATH, an installed one, or Playwright's own. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) return named;
  const installed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
    .map(findProgram)
    .find(Boolean);
  if (installed) return installed;
  return [...applications, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * The browser for the journeys. The same Chromium without the windows that nobody sees takes a third
 * less of the processor; it lacks what few journeys are about, as a page that is kept for Back.
 */
export function findJourneyBrowser(): string | undefined {
  return process.env.CHROME_PATH ?? findProgram(windowless) ?? findBrowser();
}

const windowless = 'chromium-headless-shell';

const findProgram = (name: string): string | undefined =>
  spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() || undefined;

/** Finds the browsers for the journeys or installs them the way this machine allows, and says what it did. */
export function ensureBrowser(): string {
  if (findBrowser()) return findJourneyBrowser() as string;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const packages = ['chromium', windowless];
    process.stdout.write(`No browser found: installing the packages ${packages.join(', ')}.\n`);
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: 'inherit',
    });
  } else {
    process.stdout.write("No browser found: installing Playwright's own.\n");
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = findJourneyBrowser();
  if (!installed) throw new Error('No browser could be installed; set CHROME_PATH to one.');
  return installed;
}

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
