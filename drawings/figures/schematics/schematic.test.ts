import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { figureNumbers, type OwnDrawingName } from '#electrical/figures/figure-numbers.ts';
import { fillNumbers } from '#electrical/figures/state-numbers.ts';
import { serviceDiagrams } from '../../service-diagrams/service-diagrams.tsx';
import { drawFigure } from '../figure-drawings.ts';
import { files, resolve } from './schematic.tsx';

const folder = join(import.meta.dirname, '../../../content/articles');
const figures = readdirSync(folder)
  .filter((name) => name.endsWith('.mdx'))
  .flatMap((name) => {
    const [, front = ''] = readFileSync(join(folder, name), 'utf8').split(/^---$/m);
    const { plate, figures } = parse(front) as { plate: Ordered; figures?: Ordered[] };
    return [plate, ...Object.values(figures ?? {})];
  });
const drawn = Object.keys(files).map((file) => {
  const [name] = file.split('.') as [OwnDrawingName];
  return { file, name };
});

test.each(drawn)('$file names looks, symbols and numbers that there are', ({ file, name }) => {
  expect(resolve(files[file] ?? '', figureNumbers[name])).not.toMatch(/[{}]|class=|<use/);
});

test.each(Object.keys(figureNumbers) as OwnDrawingName[])(
  '%s shows every number that a caption states',
  (drawing) => {
    const shown = (['wide', 'narrow'] as const)
      .map((size) => renderToStaticMarkup(drawFigure({ drawing }, size)))
      .join()
      .replaceAll(/<[^>]*>/g, ' ');
    const stated = figures
      .filter((figure) => figure.drawing === drawing)
      .flatMap(({ caption }) => caption.match(/\{[^}]*\}/g) ?? [])
      .map((name) => fillNumbers(name, figureNumbers[drawing]));
    // As a whole: 5 is not shown by 50.
    const isShown = (number: string) =>
      new RegExp(`(?<![\\d.,])${RegExp.escape(number)}(?![\\d])`).test(shown);
    expect(stated.filter((number) => !isShown(number))).toEqual([]);
  },
);

test.each(Object.entries(serviceDiagrams))(
  '%s names looks and symbols that there are',
  (_, drawn) => {
    expect(renderToStaticMarkup(drawn)).not.toMatch(/[{}]|class=|<use/);
  },
);

test('the README names every look, and its example can be drawn', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const [, example = ''] = /```svg\n([\s\S]*?)```/.exec(readme) ?? [];
  expect(resolve(example, { supply: 14 })).not.toMatch(/[{}]|class=|<use/);
  const looks = readFileSync(join(import.meta.dirname, 'looks.css'), 'utf8');
  const named = new Set(readme.match(/\bd-[a-z-]+/g));
  const defined = (looks.match(/^\.d-[a-z-]+/gm) ?? []).map((look) => look.slice(1));
  const sizes = ['d-wide', 'd-narrow', 'd-small'];
  expect([...named].sort()).toEqual(defined.filter((look) => !sizes.includes(look)).sort());
});

test('a name, a look and a symbol that there is not are refused by name', () => {
  expect(() => resolve('<text>{height}</text>', {})).toThrow('{height}');
  expect(() => resolve('<path class="d-none" d="M0 0"/>', {})).toThrow('"d-none"');
  expect(() => resolve('<use href="symbols.svg#relay"/>', {})).toThrow('"relay"');
});

interface Ordered {
  drawing: string;
  caption: string;
}
