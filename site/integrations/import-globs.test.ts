import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { expandImports } from './import-globs.ts';

test('a pattern imports the files it names, in the order of their paths', async () => {
  const folder = await makeSheets('ui/steps.css', 'ui/badge.css', 'ui/steps.later.css');
  const sheet = '@import "./tokens.css";\n@import "../ui/**/!(*.later).css";\n.a { color: red }';
  expect(expandImports(sheet, folder)).toBe(
    '@import "./tokens.css";\n@import "../ui/badge.css";\n@import "../ui/steps.css";\n.a { color: red }',
  );
});

test('a pattern that names no file is refused by name', async () => {
  const folder = await makeSheets('ui/badge.css');
  expect(() => expandImports('@import "../gone/*.css";', folder)).toThrow(
    '@import "../gone/*.css";',
  );
});

/** Makes the sheets beside a folder of styles, whose path it returns. */
async function makeSheets(...paths: string[]): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'sheets-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const path of [...paths, 'styles/site.css']) {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), '');
  }
  return join(root, 'styles');
}
