import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const sources = join(root, 'site/src');
const sheets = globSync('**/*.css', { cwd: sources })
  .sort()
  .map((path) => ({ path, css: readFileSync(join(sources, path), 'utf8') }));

/** Sonner writes its own width. */
const notOurs = /\/\* Sonner's own width[^{]*\{/;

test('the widths from which pages change are named in breakpoints.css and written nowhere else', () => {
  const literal = sheets
    .filter(({ path }) => path !== 'styles/breakpoints.css')
    .flatMap(({ path, css }) =>
      [...css.replace(notOurs, '').matchAll(/@media[^{]*\d(?:px|r?em)\b[^{]*/g)].map(
        ([query]) => `${path}: ${query.trim()}`,
      ),
    );
  expect(literal).toEqual([]);
});

test('a sheet is in the layer of its folder, unless a script brings it', () => {
  const layerOf: Record<string, string> = {
    drawings: 'ui',
    ui: 'ui',
    layout: 'layout',
    features: 'features',
  };
  const byScript = globSync('**/*.{ts,tsx}', { cwd: sources }).flatMap((path) =>
    [...readFileSync(join(sources, path), 'utf8').matchAll(/from '([^']+\.css)\?url/g)].map(
      ([, name = '']) => relative(sources, join(sources, dirname(path), name)),
    ),
  );
  const wrong = sheets.flatMap(({ path, css }) => {
    const layer = layerOf[path.split('/')[0] ?? ''];
    const isLate = byScript.includes(path) || path.endsWith('diorama-places.css');
    return layer && !isLate && !css.includes(`@layer ${layer} {`) ? [path] : [];
  });
  expect(byScript.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
