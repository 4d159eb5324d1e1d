import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from '../copy-project.ts';
import { readBuiltPages } from '../site/built-site.ts';

/*
 * `npm run test:other-owner`: for each company in `content/`, copies the project with the content of that company and
 * runs what the owner would run: `npm run check`, the build, and the unit, built and content tiers. A name after `--`
 * selects one company:
 *
 * - wyoming: in another region and time zone, with one base and a long mail domain, and without tools and sheets.
 * - smallest: one service and no optional content.
 */

const companies = join(import.meta.dirname, 'content');

/** Places of the company that ships with the project. No page of a company elsewhere may name one. */
const samplePlaces = /\b(?:Andrews|Permian|Hobbs|Texas|ERCOT)\b/;

const [selected] = process.argv.slice(2);

for (const name of await readdir(companies)) {
  if (selected && selected !== name) continue;
  const copy = await mkdtemp(join(tmpdir(), `other-owner-${name}-`));
  try {
    await copyProject(copy);
    await rm(join(copy, 'content'), { recursive: true });
    await cp(join(companies, name), join(copy, 'content'), { recursive: true });
    run(copy, 'check');
    build(copy);
    await expectNoSamplePlaces(join(copy, 'dist'));
    run(copy, 'build:fixture');
    for (const tier of ['unit', 'built', 'content']) run(copy, `test:${tier}`, '--reporter=dot');
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Runs a script of `package.json` in the copy, unless an earlier one has failed. */
function run(copy: string, script: string, ...options: string[]): void {
  if (process.exitCode) return;
  process.exitCode = runScript(copy, script, options, 'inherit').status ?? 1;
}

/** Builds the site. Warnings count as errors, because an owner would not know how to fix them. */
function build(copy: string): void {
  if (process.exitCode) return;
  const { status, output } = runScript(copy, 'build', [], 'pipe');
  const text = output.filter(Boolean).join('\n');
  process.stdout.write(text);
  process.exitCode = status || (text.includes('[WARN]') ? 1 : 0);
}

/** Runs an npm script. `SITE_URL` is emptied, so that the environment does not override the company's address. */
function runScript(copy: string, script: string, options: string[], stdio: 'inherit' | 'pipe') {
  const env = { ...process.env, SITE_URL: '' };
  const words = ['run', script, '--', ...options];
  return spawnSync('npm', words, { cwd: copy, env, stdio, encoding: 'utf8' });
}

async function expectNoSamplePlaces(dist: string): Promise<void> {
  if (process.exitCode) return;
  for (const { address, html } of await readBuiltPages(dist)) {
    const [place] = samplePlaces.exec(html) ?? [];
    if (!place) continue;
    process.stderr.write(`${address} names ${place}, which is not in the region of this company\n`);
    process.exitCode = 1;
  }
}
