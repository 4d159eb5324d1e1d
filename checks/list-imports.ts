import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import packageFile from '../package.json' with { type: 'json' };

/** One import of a file: static, dynamic, or of a type. */
export interface Import {
  /** The file that imports, relative to the repository. Example: site/src/data/links.ts */
  file: string;
  /** The imported file, relative to the repository, or the name of a package. */
  imported: string;
}

const repository = fileURLToPath(new URL('..', import.meta.url));

/** Every import in the code of the repository's folders; tests are omitted. */
export function listImports(): Import[] {
  const files = globSync('*/**/*.{ts,tsx,astro}', {
    cwd: repository,
    exclude: ['node_modules', 'dist', 'data'],
  });
  return files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => findImports(file, readFileSync(join(repository, file), 'utf8')));
}

/** The imports in the text of a file; of an .astro file also those of its scripts. */
export function findImports(file: string, text: string): Import[] {
  return ts.preProcessFile(text).importedFiles.map(({ fileName }) => ({
    file,
    imported: resolveImport(fileName, file),
  }));
}

/** Examples: ./links.ts, #site/data/links.ts, #drawings/gutter/tap.svg?raw, react */
function resolveImport(specifier: string, file: string): string {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('.')) return join(dirname(file), path);
  const alias = aliases.find(({ prefix }) => path.startsWith(prefix));
  return alias ? join(alias.folder, path.slice(alias.prefix.length)) : path;
}

/** Example: { prefix: '#site/', folder: './site/src/' } */
const aliases = Object.entries(packageFile.imports).map(([name, target]) => ({
  prefix: name.replace('*', ''),
  folder: target.replace('*', ''),
}));
