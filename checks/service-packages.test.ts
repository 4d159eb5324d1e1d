import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };
import { findImports } from './list-imports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The programs that run in the container image, where only `dependencies` are installed. */
const programs = ['server/main.ts', 'server/leads-cli/main.ts'];

/**
 * Imported by `leads --edge` and `leads --remote`, which start wrangler. They run in a checkout: the image has no
 * wrangler.jsonc.
 */
const workerOnly = 'server/edge/open-worker-store.ts';

/** Lists the packages that the programs load, without those that they import only as types. */
function listLoadedPackages(): string[] {
  const files = new Set(programs);
  const packages = new Set<string>();
  // A set also visits files that are added during the loop.
  for (const file of files) {
    // Types are erased before the file is run, so imports of types are not loaded.
    const { outputText } = ts.transpileModule(readFileSync(root + file, 'utf8'), {
      compilerOptions: {
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ESNext,
        verbatimModuleSyntax: true,
      },
    });
    for (const { imported } of findImports(file, outputText)) {
      if (/\.tsx?$/.test(imported)) {
        if (imported !== workerOnly) files.add(imported);
      } else if (!isBuiltin(imported) && !/\.\w+$/.test(imported)) {
        packages.add(toPackageName(imported));
      }
    }
  }
  return [...packages].sort();
}

/** Returns the package of an imported module. Examples: hono for hono/cors, @hono/node-server for @hono/node-server */
function toPackageName(imported: string): string {
  const parts = imported.split('/');
  return parts.slice(0, imported.startsWith('@') ? 2 : 1).join('/');
}

test('the dependencies are exactly the packages that the service and leads load, and Node', () => {
  const { node: _, ...dependencies } = packageFile.dependencies;
  expect(listLoadedPackages()).toEqual(Object.keys(dependencies).sort());
});
