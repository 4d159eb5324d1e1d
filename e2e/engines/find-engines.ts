import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The Firefox for the journeys: the one named by FIREFOX_PATH, or an installed one. */
export function findFirefox(): string | undefined {
  return (
    process.env.FIREFOX_PATH ??
    ['firefox-esr', 'firefox'].map(which).find(Boolean) ??
    ['/Applications/Firefox.app/Contents/MacOS/firefox'].find((path) => existsSync(path))
  );
}

/** Finds Firefox, WebKitGTK and a screen for it, or installs them where this machine allows. */
export function ensureEngines(): void {
  const missing = findMissing();
  if (missing.length === 0) return;
  const packages = missing.join(' ');
  if (process.getuid?.() !== 0 || !which('apt-get')) {
    throw new Error(
      `The journeys need Firefox and WebKitGTK. Install these Debian packages: ${packages}`,
    );
  }
  process.stdout.write(`Installing the packages ${packages}.\n`);
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
    stdio: 'inherit',
  });
  if (findMissing().length > 0) throw new Error(`Installed, and still missing: ${findMissing()}`);
}

function findMissing(): string[] {
  return [
    findFirefox() ? '' : 'firefox-esr',
    which('WebKitWebDriver') ? '' : 'webkit2gtk-driver',
    which('Xvfb') ? '' : 'xvfb',
  ].filter(Boolean);
}

function which(name: string): string | undefined {
  return spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() || undefined;
}
