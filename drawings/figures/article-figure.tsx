import type { ComponentType } from 'react';
import type { PictureProps } from '../plot/figure-drawing.tsx';
import { SvgFile } from '../svg-file.tsx';
import type { BarsData } from './bars/layout.ts';
import { type FigureName, figureNumbers, figuresWithArticleData } from './figure-numbers.ts';
import { findIncompleteFigures } from './find-incomplete-figures.ts';
import type { LoadDayData } from './load-day/picture.tsx';
import type { StepsGroupedData } from './steps-grouped/picture.tsx';
import type { WindowsData } from './windows/layout.ts';

/** Reference to a figure by its folder name. Some figures also need data from the article. */
export type FigureReference =
  | { drawing: FigureName; data?: undefined }
  | { drawing: 'bars'; data: BarsData }
  | { drawing: 'load-day'; data: LoadDayData }
  | { drawing: 'steps-grouped'; data: StepsGroupedData }
  | { drawing: 'windows'; data: WindowsData };

interface ArticleFigureProps extends PictureProps {
  figure: FigureReference;
}

/**
 * Draws the figure in the folder `figure.drawing`. Uses the `Picture` component if the folder has a `picture.tsx`;
 * otherwise renders `wide.svg` or `narrow.svg`. The figure's `caption` and `words` are not part of the drawing.
 *
 * @example
 * <ArticleFigure figure={figure} size="wide" label={figure.caption} className="wide-only" />
 */
export function ArticleFigure({ figure, size, ...root }: ArticleFigureProps) {
  const Picture = pictures[`./${figure.drawing}/picture.tsx`];
  if (Picture) return <Picture {...root} size={size} data={figure.data} />;
  const svg = svgFiles[`./${figure.drawing}/${size}.svg`] ?? '';
  const numbers = figure.data ? {} : figureNumbers[figure.drawing];
  return <SvgFile {...root} svg={svg} numbers={numbers} />;
}

/** The `Picture` components of all files `drawings/figures/<figure>/picture.tsx`, by relative path. */
const pictures = import.meta.glob<ComponentType<PictureProps & { data?: unknown }>>(
  './*/picture.tsx',
  { import: 'Picture', eager: true },
);

/** The text of all files `drawings/figures/<figure>/wide.svg` and `narrow.svg`, by relative path. */
const svgFiles = import.meta.glob<string>('./*/{wide,narrow}.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const incomplete = findIncompleteFigures(
  [...Object.keys(figureNumbers), ...figuresWithArticleData],
  [...Object.keys(pictures), ...Object.keys(svgFiles)],
);
if (incomplete.length > 0) throw new Error(incomplete.join('\n'));
