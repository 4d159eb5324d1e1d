import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { fixtureContent } from '../../checks/fixture/folders.ts';
import { createTestFolder } from '../../server/testing/test-service.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const urlOf = (path: string) => pathToFileURL(join(root, path)).href;

/**
 * A fast replacement for the build. The script runs the real content check and writes a page that contains
 * `content/company.yaml`.
 */
const fastBuild = `
const { checkContent } = await import('${urlOf('schemas/content-check/check-content.ts')}');
const { formatContentProblems } = await import('${urlOf('schemas/content-problem.ts')}');
const { collections } = await import('${urlOf('schemas/collections.ts')}');
const { mkdirSync, readFileSync, writeFileSync } = await import('node:fs');
const problems = await checkContent(process.cwd() + '/content', collections);
if (problems.length > 0) throw new Error(formatContentProblems(problems));
mkdirSync('dist');
writeFileSync('dist/index.html', readFileSync('content/company.yaml', 'utf8'));
`;

/** Runs a Git command in `folder` and returns its output. */
function git(folder: string, ...args: string[]): string {
  const author = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com'];
  return execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).trim();
}

/** Creates a hosted repository, the owner's checkout of it, and a server that follows the hosted repository. */
function createRepository() {
  const folder = createTestFolder();
  const hosted = join(folder, 'hosted.git');
  const checkout = join(folder, 'checkout');
  const server = join(folder, 'srv');
  mkdirSync(server);
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', hosted);
  git(folder, 'clone', '--quiet', hosted, checkout);
  git(checkout, 'checkout', '--quiet', '-B', 'main');
  cpSync(fixtureContent, join(checkout, 'content'), { recursive: true });
  const manifest = { name: 'site', version: '1.0.0', type: 'module' };
  const scripts = { build: `"${process.execPath}" build.ts` };
  writeFileSync(join(checkout, 'package.json'), JSON.stringify({ ...manifest, scripts }));
  const lock = { ...manifest, lockfileVersion: 3, requires: true, packages: { '': manifest } };
  writeFileSync(join(checkout, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(join(checkout, 'build.ts'), fastBuild);
  git(folder, 'clone', '--quiet', '--bare', hosted, join(server, 'website.git'));
  writeFileSync(join(server, 'website.env'), '');
  const company = join(checkout, 'content/company.yaml');
  return {
    server,
    /** Commits a new phone number in `content/company.yaml` and pushes. */
    push(number: string): string {
      const text = readFileSync(company, 'utf8');
      const changed = text.replace(/number: .*\n.*/, `number: '${number}'\n  display: '${number}'`);
      writeFileSync(company, changed);
      git(checkout, 'add', '--all');
      git(checkout, 'commit', '--quiet', '--message', `Number ${number}`);
      git(checkout, 'push', '--quiet', 'origin', 'main');
      return git(checkout, 'rev-parse', 'HEAD');
    },
    /** Runs the script once, as the systemd timer does. Sets the date to `day` if given. */
    follow(day?: string) {
      const script = join(root, 'docs/operations/follow-repository');
      const restart = `touch ${server}/restarted`;
      // A folder with a replacement for the command `date`.
      const clock = join(folder, 'clock');
      if (day) {
        mkdirSync(clock, { recursive: true });
        writeFileSync(join(clock, 'date'), `#!/bin/sh\necho ${day}\n`, { mode: 0o755 });
      }
      const PATH = day ? `${clock}:${process.env.PATH}` : process.env.PATH;
      const env = { ...process.env, PATH };
      return spawnSync(script, [server, 'main', restart], { encoding: 'utf8', env });
    },
    readLivePage: () => readFileSync(join(server, 'website/dist/index.html'), 'utf8'),
    isRestarted: () => existsSync(join(server, 'restarted')),
  };
}

test('a valid commit goes live; an invalid commit is reported and the live site stays unchanged', () => {
  const { push, follow, readLivePage, isRestarted } = createRepository();
  const first = push('+14325550143');
  expect(follow().stdout).toBe(`${first} is live\n`);
  expect(readLivePage()).toContain('+14325550143');
  expect(isRestarted()).toBe(true);

  const bad = push('432-555');
  const refused = follow();
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(
    /content\/company\.yaml:\d+ phone\.number: expected a number in international form, for example/,
  );
  expect(refused.stderr).toContain(`${bad} was not built; ${first} stays live.`);
  expect(readLivePage()).toContain('+14325550143');
  // Without a new commit the site is not built again.
  expect(follow()).toMatchObject({ status: 0, stdout: '', stderr: '' });

  const good = push('+14325550144');
  expect(follow().stdout).toBe(`${good} is live\n`);
  expect(readLivePage()).toContain('+14325550144');
});

test('an unchanged commit is rebuilt once per day', () => {
  const { push, follow } = createRepository();
  const commit = push('+14325550143');
  expect(follow('2030-06-28').stdout).toBe(`${commit} is live\n`);
  expect(follow('2030-06-28')).toMatchObject({ status: 0, stdout: '' });
  expect(follow('2030-06-29').stdout).toBe(`${commit} is live\n`);
});

test('a release folder that contains a database is never replaced, because replaced folders are deleted later', () => {
  const { push, follow, server } = createRepository();
  push('+14325550143');
  expect(follow().status).toBe(0);
  const data = join(realpathSync(join(server, 'website')), 'data');
  mkdirSync(data);
  writeFileSync(join(data, 'leads.db'), '');
  push('+14325550144');
  const { status, stderr } = follow();
  expect(status).toBe(1);
  expect(stderr).toContain('website/data/leads.db is inside the release');
  expect(existsSync(join(data, 'leads.db'))).toBe(true);

  // Before the first run, the owner moves the previous site to website.before, and deletes it after the run.
  rmSync(join(server, 'website'));
  renameSync(dirname(data), join(server, 'website.before'));
  expect(follow().status).toBe(1);
});
