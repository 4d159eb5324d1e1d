import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '#contract/routes.ts';
import { copyProject } from '../copy-project.ts';
import { readBuiltPages } from '../site/built-site.ts';
import { changeToFarmingtonCompany } from './farmington-company.ts';
import { changeToMinimalCompany } from './minimal-company.ts';
import { changeToSecondCompany } from './second-company.ts';

/*
 * `npm run test:other-owner`: for each test company, copies the project, changes the copy's content to the company's,
 * and builds the copy, which includes the content check; warnings count as errors. Then runs the check of the documents
 * and the tests of the content and the unit tests in the copy. A name after `--` selects one company.
 */

const companies = {
  /** Works in the sample's region and has its own photographs. */
  neighbor: changeToSecondCompany,
  /** Works in another region, so it replaces the sample's places. */
  farmington: changeToFarmingtonCompany,
  /** Has no optional content. */
  minimal: changeToMinimalCompany,
};

const [selected] = process.argv.slice(2);

for (const [name, changeCompany] of Object.entries(companies)) {
  if (selected && selected !== name) continue;
  const folder = await mkdtemp(join(tmpdir(), `other-owner-${name}-`));
  try {
    await copyProject(folder);
    await changeCompany(join(folder, 'content'));
    const tiers = ['--project', 'unit', '--project', 'content'];
    build(folder);
    run(folder, process.execPath, 'docs/check-docs.ts');
    if (name === 'farmington') await expectNoSamplePlaces(join(folder, 'dist'));
    run(folder, 'npx', '--no-install', 'vitest', 'run', '--reporter=dot', ...tiers);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reports pages, except articles, that name a place in the sample company's region. */
async function expectNoSamplePlaces(dist: string): Promise<void> {
  if (process.exitCode) return;
  for (const { address, html } of await readBuiltPages(dist)) {
    const [place] = /\b(?:Andrews|Permian|Hobbs|Texas|ERCOT)\b/.exec(html) ?? [];
    if (!place || address.startsWith(routes.blog)) continue;
    process.stderr.write(`${address} names ${place}, which is not in the region of this company\n`);
    process.exitCode = 1;
  }
}

/** Builds the copy. Warnings count as errors, because an owner would not know how to fix them. */
function build(folder: string): void {
  const { status, output } = spawn(folder, 'npm', ['run', 'build'], 'pipe');
  const text = output.filter(Boolean).join('\n');
  process.stdout.write(text);
  if (status !== 0 || text.includes('[WARN]')) process.exitCode = status || 1;
}

function run(folder: string, command: string, ...args: string[]): void {
  if (process.exitCode) return;
  process.exitCode = spawn(folder, command, args, 'inherit').status ?? 1;
}

/** Runs a command in the copy. `SITE_URL` is emptied, so that the environment does not override the company's URL. */
function spawn(folder: string, command: string, args: string[], stdio: 'inherit' | 'pipe') {
  const env = { ...process.env, SITE_URL: '' };
  return spawnSync(command, args, { cwd: folder, env, stdio, encoding: 'utf8' });
}
