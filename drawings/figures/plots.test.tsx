import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fillPlaceholders } from '#contract/placeholders.ts';
import {
  findPlaceholders,
  readArticleFigures,
  wholeNumberPattern,
} from '../testing/article-captions.ts';
import { ArticleFigure } from './article-figure.tsx';
import { type FigureName, figureNumbers } from './figure-numbers.ts';

const sizes = ['wide', 'narrow'] as const;

const plottedFigures = Object.keys(import.meta.glob('./*/picture.tsx')).map(
  (path) => path.split('/')[1] ?? '',
);

/** Caption numbers that are not in a picture, because the picture uses a different unit. */
const exceptions = [
  // The wide picture shows the band in volts, not in percent.
  { drawing: 'voltage-phasors', size: 'wide', placeholder: '{tolerance}' },
];

function isException(drawing: string, placeholder: string, size: string): boolean {
  return exceptions.some(
    (exception) =>
      exception.drawing === drawing &&
      exception.placeholder === placeholder &&
      exception.size === size,
  );
}

/** Every number in the caption of a plotted figure, for both sizes of the picture. */
const captionNumbers = readArticleFigures()
  .filter(({ drawing, data }) => plottedFigures.includes(drawing) && !data)
  .flatMap((figure) =>
    findPlaceholders(figure.caption).flatMap((placeholder) =>
      sizes.map((size) => ({ figure, placeholder, size })),
    ),
  )
  .filter(({ figure, placeholder, size }) => !isException(figure.drawing, placeholder, size));

// Vitest rejects a test file without tests. If the articles contain no caption number, only this test runs.
test.skipIf(captionNumbers.length > 0)('no caption contains a number of a plotted figure', () => {
  expect(captionNumbers).toEqual([]);
});

test.each(captionNumbers)(
  'the $size picture of $figure.drawing shows the caption number $placeholder',
  ({ figure, placeholder, size }) => {
    const number = fillPlaceholders(placeholder, figureNumbers[figure.drawing as FigureName]);
    const markup = renderToStaticMarkup(<ArticleFigure figure={figure} size={size} />);
    const texts = markup.replaceAll(/<[^>]*>/g, '\n');
    expect(texts).toMatch(wholeNumberPattern(number));
  },
);
