import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

/** Lets a style sheet import all files of a pattern. A sheet that is new is found at the next start. */
export function importGlobs(): Plugin {
  return {
    name: 'import-globs',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/, code: /@import "[^"]*\*/ },
      handler: (code, id) => ({ code: expandImports(code, dirname(id)), map: null }),
    },
  };
}

/**
 * A style sheet whose `@import` of a pattern became one of each file, in the order of their paths.
 *
 * @param folder Where the sheet lies.
 * @throws If there is no such file.
 */
export function expandImports(sheet: string, folder: string): string {
  return sheet.replaceAll(/@import "([^"]*\*[^"]*)";/g, (line, pattern: string) => {
    const paths = globSync(pattern, { cwd: folder }).sort();
    if (paths.length === 0) throw new Error(`${line} names no file in ${folder}.`);
    return paths.map((path) => `@import "${path}";`).join('\n');
  });
}
