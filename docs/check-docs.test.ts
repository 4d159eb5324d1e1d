import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findStaleWords } from './check-docs.ts';

test('a path or a command that does not exist is named with its line', async () => {
  const root = await mkdtemp(join(tmpdir(), 'docs-'));
  await mkdir(join(root, 'docs'));
  await writeFile(join(root, 'package.json'), '{ "scripts": { "check": "" } }');
  await writeFile(join(root, 'README.md'), 'Run `npm run check`.\nThen `npm run ship`.\n');
  await writeFile(join(root, 'docs/a.md'), 'See `README.md` and `docs/b.md`, at `/contact`.\n');
  await writeFile(join(root, 'docs/c.md'), 'Add `docs/<name>.md` or `gone/<name>/<part>.md`.\n');
  expect(await findStaleWords(root)).toEqual([
    'README.md:2 npm run ship: no such script in package.json',
    'docs/a.md:1 docs/b.md: no such file or folder',
    'docs/c.md:1 gone/: no such file or folder',
  ]);
  await rm(root, { recursive: true });
});
