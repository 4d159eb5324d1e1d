import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { removeDrafts, writeWhole } from './write-whole.ts';

const module = pathToFileURL(join(import.meta.dirname, 'write-whole.ts')).href;

/** A process that writes a megabyte of one letter after the other until it is ended. */
const writer = (file: string) => `
  import { writeWhole } from ${JSON.stringify(module)};
  for (let count = 0; ; count += 1) {
    await writeWhole(${JSON.stringify(file)}, 'abcd'[count % 4].repeat(1_000_000));
    if (count === 0) console.log('writing');
  }`;

test('a file is whole after its writer was killed, and nothing is left beside it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'desk-'));
  const file = join(folder, 'a.yaml');
  for (let round = 0; round < 5; round += 1) {
    const process_ = spawn(process.execPath, ['--input-type=module', '-e', writer(file)]);
    await once(process_.stdout, 'data');
    // At another moment of a write each time.
    await new Promise((done) => setTimeout(done, round * 3));
    process_.kill('SIGKILL');
    await once(process_, 'exit');
    expect(await readFile(file, 'utf8')).toMatch(/^(a{1000000}|b{1000000}|c{1000000}|d{1000000})$/);
  }
  await removeDrafts(folder);
  expect(await readdir(folder)).toEqual(['a.yaml']);
  await rm(folder, { recursive: true });
});

test('a file that cannot be written leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'desk-'));
  // A folder is in its place.
  await writeWhole(join(folder, 'taken/file'), 'x');
  await expect(writeWhole(join(folder, 'taken'), 'y')).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['taken']);
  await rm(folder, { recursive: true });
});
