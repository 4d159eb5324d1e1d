import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Part } from './part.tsx';

const folder = join(import.meta.dirname, '..');
const file = readFileSync(join(import.meta.dirname, 'parts.svg'), 'utf8');
const names = [...file.matchAll(/<g id="([^"]+)"/g)].map(([, name = '']) => name);

test('each part stands once in parts.svg', () => {
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

test.each(names)('%s has looks and parts that there are', (name) => {
  expect(renderToStaticMarkup(Part({ name }))).not.toMatch(/class=|<use/);
});

test('every part stands in a scene or in another part', () => {
  const scenes = globSync('**/*.tsx', { cwd: folder }).map((path) =>
    readFileSync(join(folder, path), 'utf8'),
  );
  const used = [file, ...scenes].join('\n');
  expect(
    names.filter(
      (name) => !new RegExp(`(['"]|href="#)${name}['"]`).test(used.replaceAll(`id="${name}"`, '')),
    ),
  ).toEqual([]);
});

test('a part that there is not is refused by name', () => {
  expect(() => Part({ name: 'padmout' })).toThrow('"padmout"');
});
