import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const sheets = globSync('site/src/**/*.css', { cwd: root })
  .sort()
  .map((path) => ({ path, css: readFileSync(join(root, path), 'utf8') }));

/** What another library asks has its width as that library writes it. */
const notOurs = /\/\* Sonner's own width[^{]*\{/;

test('the widths from which pages change are named in tokens.css and written nowhere else', () => {
  const literal = sheets.flatMap(({ path, css }) =>
    [...css.replace(notOurs, '').matchAll(/@(?:media|container)[^{]*\d(?:px|r?em)\b[^{]*/g)].map(
      ([query]) => `${path}: ${query.trim()}`,
    ),
  );
  expect(literal).toEqual([]);
});

test('a style sheet is read at one sitting', () => {
  const long = sheets.filter(({ css }) => css.split('\n').length - 1 > 300);
  expect(long.map(({ path }) => path)).toEqual([]);
});

test('a sheet beside a component holds only what a class asks for, unless a script brings it', () => {
  const found = sheets.filter(
    ({ path }) => /^site\/src\/(?!styles\/)/.test(path) && !basename(path).endsWith('.later.css'),
  );
  const other = found.flatMap(({ path, css }) =>
    [...css.matchAll(/^(?!\s|\}|\/\*|@utility\b|@theme\b).+$/gm)].map(
      ([line]) => `${path}: ${line}`,
    ),
  );
  expect(other).toEqual([]);
});
