import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastChangeOf, readLastChanges } from './last-changes.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'last-changes-'));
  await mkdir(join(folder, 'whole/content'), { recursive: true });
  await mkdir(join(folder, 'none'));
  await git(['init', '-q']);
  await commit('2025-01-02', 'a.yaml', 'one');
  await commit('2025-03-04', 'b.yaml', 'one');
  await commit('2025-05-06', 'a.yaml', 'two');
  await git(['clone', '-q', '--depth', '2', `file://${folder}/whole`, `${folder}/shallow`]);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('a file has the day of its last commit', async () => {
  const changes = await readLastChanges(['content'], join(folder, 'whole'));
  expect(Object.fromEntries(changes)).toEqual({
    'content/a.yaml': '2025-05-06',
    'content/b.yaml': '2025-03-04',
  });
});

test('where history was cut off, what was before is not known', async () => {
  const changes = await readLastChanges(['content'], join(folder, 'shallow'));
  expect(Object.fromEntries(changes)).toEqual({ 'content/a.yaml': '2025-05-06' });
});

test('where there is no history, nothing is known', async () => {
  expect((await readLastChanges(['content'], join(folder, 'none'))).size).toBe(0);
});

test('a page of several files has the last of their days', () => {
  const changes = new Map([
    ['a', '2025-05-06'],
    ['b', '2025-03-04'],
  ]);
  expect(lastChangeOf(['b', 'a', 'c'], changes)).toBe('2025-05-06');
  expect(lastChangeOf(['c'], changes)).toBeUndefined();
});

test('a reviewed page has the day of its review', () => {
  const changes = new Map([['a', '2025-05-06']]);
  expect(lastChangeOf(['a'], changes, new Date('2025-06-03'))).toBe('2025-06-03');
  expect(lastChangeOf(['a'], changes, new Date('2025-04-03'))).toBe('2025-04-03');
});

async function commit(day: string, name: string, text: string): Promise<void> {
  await writeFile(join(folder, 'whole/content', name), text);
  await git(['add', '.']);
  await git(['-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-qm', text], {
    GIT_COMMITTER_DATE: `${day}T12:00:00Z`,
  });
}

async function git(parameters: string[], environment: Record<string, string> = {}) {
  const options = { cwd: join(folder, 'whole'), env: { ...process.env, ...environment } };
  await promisify(execFile)('git', parameters, options);
}
