import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fillPlaceholders } from '#contract/placeholders.ts';
import { ArticleFigure, type OrderedFigure } from './article-figure.tsx';
import { type FigureName, figureNumbers } from './figure-numbers.ts';

const plotted = Object.keys(import.meta.glob('./*/picture.tsx')).map(
  (path) => path.split('/')[1] ?? '',
);

/** Numbers that a picture shows in another unit. */
const exceptions = [
  // The wide picture shows the band in volts, not in percent.
  { drawing: 'voltage-phasors', size: 'wide', name: '{tolerance}' },
];

const stated = readFigures()
  .filter(({ drawing, data }) => plotted.includes(drawing) && !data)
  .flatMap((figure) =>
    (figure.caption.match(/\{[^}]*\}/g) ?? []).flatMap((name) =>
      (['wide', 'narrow'] as const).map((size) => ({ figure, name, size })),
    ),
  )
  .filter(
    ({ figure, name, size }) =>
      !exceptions.some(
        (other) => other.drawing === figure.drawing && other.name === name && other.size === size,
      ),
  );

test.skipIf(stated.length > 0)('no caption states a number of a drawing', () => {
  expect(stated).toEqual([]);
});

test.each(stated)(
  'the $size picture of $figure.drawing shows $name, which a caption states',
  (row) => {
    const { figure, name, size } = row;
    const number = fillPlaceholders(name, figureNumbers[figure.drawing as FigureName]);
    const markup = renderToStaticMarkup(<ArticleFigure figure={figure} size={size} />);
    const texts = markup.replaceAll(/<[^>]*>/g, '\n');
    // Matches only the whole number: 50 does not contain 5.
    const whole = new RegExp(`(?<![\\d.,])${RegExp.escape(number)}(?!\\d)`);
    expect(texts).toMatch(whole);
  },
);

/** The figures of all articles: plates and figures in the text. */
function readFigures(): (OrderedFigure & { caption: string })[] {
  const folder = join(import.meta.dirname, '../../content/articles');
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => {
      const [, head = ''] = readFileSync(join(folder, name), 'utf8').split(/^---$/m);
      const { plate = [], figures = [] } = parse(head);
      return [plate, figures].flat();
    });
}
