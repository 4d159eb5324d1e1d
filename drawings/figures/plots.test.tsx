import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fillPlaceholders } from '#contract/placeholders.ts';
import { statedNumbers, wholeNumberPattern } from '../testing/stated-numbers.ts';
import { ArticleFigure, type FigureReference } from './article-figure.tsx';
import { type FigureName, figureNumbers } from './figure-numbers.ts';

const sizes = ['wide', 'narrow'] as const;

const plottedFigures = Object.keys(import.meta.glob('./*/picture.tsx')).map(
  (path) => path.split('/')[1] as FigureName,
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

/** Every number that the caption of a plotted figure states, for both sizes of the picture. */
const captionNumbers = plottedFigures
  .flatMap((drawing) =>
    (statedNumbers[drawing] ?? []).flatMap((placeholder) =>
      sizes.map((size) => ({ drawing, placeholder, size })),
    ),
  )
  .filter(({ drawing, placeholder, size }) => !isException(drawing, placeholder, size));

test.each(captionNumbers)(
  'the $size picture of $drawing shows the caption number $placeholder',
  ({ drawing, placeholder, size }) => {
    const number = fillPlaceholders(placeholder, figureNumbers[drawing]);
    const markup = renderToStaticMarkup(
      <ArticleFigure figure={{ drawing } as FigureReference} size={size} />,
    );
    const texts = markup.replaceAll(/<[^>]*>/g, '\n');
    expect(texts).toMatch(wholeNumberPattern(number));
  },
);
