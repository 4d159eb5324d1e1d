import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestFolder } from '../server/testing/test-service.ts';
import { findReplacedTerms, findStaleReferences, findUnlistedDecisions } from './check-docs.ts';

test('a path or npm command that does not exist is reported with its line number', async () => {
  const root = await createFolder({
    'package.json': '{ "scripts": { "check": "" } }',
    'README.md': 'Run `npm run check`.\nThen `npm run ship`.\n',
    'docs/a.md': 'See `README.md` and `docs/b.md`, at `/contact`.\n',
    'docs/c.md': 'Add `docs/<name>.md` or `gone/<name>/<part>.md`.\n',
  });
  expect(await findStaleReferences(root)).toEqual([
    'README.md:2 npm run ship: no such script in package.json',
    'docs/a.md:1 docs/b.md: no such file or folder',
    'docs/c.md:1 gone/: no such file or folder',
  ]);
});

test('a path in content/ may be missing, because owners delete content, but must match a known kind of content', async () => {
  const root = await createFolder({
    'package.json': '{ "scripts": {} }',
    'README.md': [
      'See `content/sheets/`, `content/projects/<name>.yaml` and `content/articles/any.mdx`.',
      'And `content/pages/tools.yaml`, `content/pages/`, `content/photos` and `content/people`.',
      'Not `content/shets/`, `content/projects/solar.mdx` or `content/pages/tolls.yaml`.\n',
    ].join('\n'),
  });
  expect(await findStaleReferences(root)).toEqual(
    ['content/shets/', 'content/projects/solar.mdx', 'content/pages/tolls.yaml'].map(
      (path) => `README.md:3 ${path}: no such file or folder in content; correct the path`,
    ),
  );
});

test('a decision record without a date and status, or missing from the index, is reported', async () => {
  const root = await createFolder({
    'docs/decisions/README.md': '| 1 | [Listed](0001-listed.md) | 2026-11-20, accepted |\n',
    'docs/decisions/0001-listed.md': '# 1. Listed\n\n2026-11-20, accepted\n\nWords.\n',
    'docs/decisions/0002-moved.md': '# 2. Moved\n\n2026-11-20, accepted\n\nWords.\n',
    'docs/decisions/0003-undated.md': '# 3. Undated\n\nWords.\n',
  });
  expect((await findUnlistedDecisions(root)).sort()).toEqual([
    'docs/decisions/0003-undated.md: add date and status below its title',
    'docs/decisions/README.md: add the line | 2 | [Moved](0002-moved.md) | 2026-11-20, accepted |',
  ]);
});

test('docs/dependencies.md lists exactly the packages of each group in package.json', async () => {
  const read = (path: string) => readFile(join(import.meta.dirname, path), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(await read('../package.json'));
  const [, first = '', second = ''] = (await read('dependencies.md')).split('\n## ');
  const listPackages = (section: string) => {
    const rows = section.match(/^\| `.+?` \|/gm) ?? [];
    return rows.flatMap((row) => row.match(/(?<=`)[@\w][^`]*(?=`)/g) ?? []).sort();
  };
  expect(listPackages(first)).toEqual(Object.keys(dependencies).sort());
  expect(listPackages(second)).toEqual(Object.keys(devDependencies).sort());
});

test('a term that docs/words.md replaces is reported, except in the names listed as exceptions', async () => {
  const row = "| a message | inquiry | `enquiry` | `'enquiry'` |\n";
  const root = await createFolder({
    'docs/words.md': `| What | Write | Not | Kept |\n${row}`,
    'docs/a.ts': "// An enquiry.\nconst kind = 'enquiry';\nlet myEnquiry;\n",
  });
  expect(await findReplacedTerms(root)).toEqual([
    'docs/a.ts:1 "enquiry": write inquiry',
    'docs/a.ts:3 "Enquiry": write inquiry',
  ]);
});

/** Creates a folder with these files. The folder is deleted after the test. */
async function createFolder(files: Record<string, string>): Promise<string> {
  const root = createTestFolder();
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return root;
}
