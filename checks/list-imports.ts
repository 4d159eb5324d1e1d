import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import packageFile from '../package.json' with { type: 'json' };

/** An import in a file. Static imports, dynamic imports and type imports count. */
export interface Import {
  /** Path of the file with the import, relative to the repository. Example: site/src/read/links.ts */
  file: string;
  /** Path of the imported file, relative to the repository, or the name of a package. */
  imported: string;
}

const repository = fileURLToPath(new URL('..', import.meta.url));

/** Import aliases of package.json. Example: { prefix: '#site/', folder: './site/src/' } */
const aliases = Object.entries(packageFile.imports).map(([name, target]) => ({
  prefix: name.replace('*', ''),
  folder: target.replace('*', ''),
}));

/** Lists the imports of all code in the repository's folders, except tests and the helpers of the service's tests. */
export function listImports(): Import[] {
  const files = globSync('*/**/*.{ts,tsx,astro}', {
    cwd: repository,
    exclude: ['node_modules', 'dist', 'data'],
  });
  return files
    .filter((file) => !/\.test\.tsx?$|^server\/testing\//.test(file))
    .sort()
    .flatMap((file) => findImports(file, readFileSync(join(repository, file), 'utf8')));
}

/** Finds the imports in the source text of a file. In .astro files, imports of scripts count, too. */
export function findImports(file: string, text: string): Import[] {
  return ts.preProcessFile(text).importedFiles.map(({ fileName }) => ({
    file,
    imported: resolveImport(fileName, file),
  }));
}

/** Resolves an import. Examples of specifiers: ./links.ts, #site/read/links.ts, #drawings/gutter/tap.svg?raw, react */
function resolveImport(specifier: string, file: string): string {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('.')) return join(dirname(file), path);
  const alias = aliases.find(({ prefix }) => path.startsWith(prefix));
  return alias ? join(alias.folder, path.slice(alias.prefix.length)) : path;
}
