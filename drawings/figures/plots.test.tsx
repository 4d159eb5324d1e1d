import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fillPlaceholders } from '#contract/placeholders.ts';
import { ArticleFigure, type FigureReference } from './article-figure.tsx';
import { type FigureName, figureNumbers } from './figure-numbers.ts';

const plotted = Object.keys(import.meta.glob('./*/picture.tsx')).map(
  (path) => path.split('/')[1] ?? '',
);

/** Caption numbers that are not in a picture, because the picture uses a different unit. */
const exceptions = [
  // The wide picture shows the band in volts, not in percent.
  { drawing: 'voltage-phasors', size: 'wide', name: '{tolerance}' },
];

/** Every number in the caption of a plotted figure, for both sizes of the picture. */
const captionNumbers = readFigures()
  .filter(({ drawing, data }) => plotted.includes(drawing) && !data)
  .flatMap((figure) => {
    const names = figure.caption.match(/\{[^}]*\}/g) ?? [];
    return names.flatMap((name) => [
      { figure, name, size: 'wide' as const },
      { figure, name, size: 'narrow' as const },
    ]);
  })
  .filter(({ figure: { drawing }, name, size }) => !isException(drawing, name, size));

function isException(drawing: string, name: string, size: string): boolean {
  return exceptions.some(
    (exception) =>
      exception.drawing === drawing && exception.name === name && exception.size === size,
  );
}

test.skipIf(captionNumbers.length > 0)('no caption contains a number of a plotted figure', () => {
  expect(captionNumbers).toEqual([]);
});

test.each(captionNumbers)(
  'the $size picture of $figure.drawing shows the caption number $name',
  (row) => {
    const { figure, name, size } = row;
    const number = fillPlaceholders(name, figureNumbers[figure.drawing as FigureName]);
    const markup = renderToStaticMarkup(<ArticleFigure figure={figure} size={size} />);
    const texts = markup.replaceAll(/<[^>]*>/g, '\n');
    // Match whole numbers only: a search for 5 must not find 50.
    const whole = new RegExp(`(?<![\\d.,])${RegExp.escape(number)}(?!\\d)`);
    expect(texts).toMatch(whole);
  },
);

/** Returns the figures of all articles: plates and figures in the text. */
function readFigures(): (FigureReference & { caption: string })[] {
  const folder = join(import.meta.dirname, '../../content/articles');
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => {
      const [, head = ''] = readFileSync(join(folder, name), 'utf8').split(/^---$/m);
      const { plate = [], figures = [] } = parse(head);
      return [plate, figures].flat();
    });
}
