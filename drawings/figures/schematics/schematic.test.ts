import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { figureNumbers, type OwnDrawingName } from '#electrical/figures/figure-numbers.ts';
import { fillNumbers, findUnknownNumbers } from '#electrical/figures/state-numbers.ts';
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

const sheet = readFileSync(join(import.meta.dirname, 'looks.css'), 'utf8');
const sizes = ['d-wide', 'd-narrow', 'd-small'];
const looks = (sheet.match(/^\.d-[a-z-]+/gm) ?? [])
  .map((look) => look.slice(1))
  .filter((look) => !sizes.includes(look));

test('the README names every look, and its examples hold', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
  const readme = read('../../README.md');
  const exampleOf = (kind: string) =>
    new RegExp(`^ *\`\`\`${kind}\\n([\\s\\S]*?)^ *\`\`\``, 'm').exec(readme)?.[1] ?? kind;
  expect(resolve(exampleOf('svg'), { supply: 14 })).not.toMatch(/[{}]|class=|<use/);
  const list = read('../../../electrical/figures/figure-numbers.ts');
  expect(list).toContain(/`('call-timeline'[^`]*)`/.exec(readme)?.[1]);
  const plot = read('../plots/arc-energy.tsx');
  const calls = exampleOf('tsx').trim().split('\n');
  expect(calls.filter((line) => !plot.includes(line))).toEqual([]);
  const { figures } = parse(exampleOf('yaml')) as { figures: [Ordered & { words: string[] }] };
  const [{ drawing, caption, words }] = figures;
  expect(findUnknownNumbers([caption, ...words].join(), figureNumbers[drawing])).toEqual([]);
  const named = readme.match(/\bd-[a-z-]+/g)?.filter((look) => !sizes.includes(look));
  expect([...new Set(named)].sort()).toEqual(looks.toSorted());
});

test('the picture of the looks shows each as it is; after a change run vitest with -u', async () => {
  const rows = Math.ceil(looks.length / 3);
  const cells = looks.map((look, index) => {
    const [x, y] = [10 + 190 * Math.floor(index / rows), 24 + 26 * (index % rows)];
    const sample = /^d-(start|end|quiet)$/.test(look)
      ? `<text class="${look}" x="${x + 35}" y="${y}">TEXT</text><path class="d-rule" d="M${x + 35} ${y + 2}v5"/>`
      : `<path class="${look}" d="M${x} ${y - 4}h70"/><circle class="${look}" cx="${x + 56}" cy="${y - 4}" r="8"/>`;
    return `${sample}<text class="d-start" x="${x + 76}" y="${y}">${look}</text>`;
  });
  const [colors = ''] = /^svg \{[\s\S]*?^\}/m.exec(sheet) ?? [];
  const lines = resolve(cells.join(''), {}).replaceAll(/<(path|circle|text)/g, '\n$&');
  const head = '<svg xmlns="http://www.w3.org/2000/svg" font-family="monospace" font-size="13"';
  await expect(
    `${head} viewBox="0 0 570 ${rows * 26 + 14}">\n<style>${colors}</style>${lines}\n</svg>\n`,
  ).toMatchFileSnapshot('../../../docs/pictures/drawing-looks.svg');
});

test('a name, a look and a symbol that there is not are refused by name', () => {
  expect(() => resolve('<text>{height}</text>', {})).toThrow('{height}');
  expect(() => resolve('<path class="d-none" d="M0 0"/>', {})).toThrow('"d-none"');
  expect(() => resolve('<use href="symbols.svg#relay"/>', {})).toThrow('"relay"');
});

interface Ordered {
  drawing: OwnDrawingName;
  caption: string;
}
