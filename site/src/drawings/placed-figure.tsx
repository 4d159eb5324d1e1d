import { use } from 'react';
import { figureBox } from '#drawings/index.ts';
import type { ArticleFigure } from '#schemas/article-figures.ts';
import { arrangements, readArticleDrawings } from './article-drawings.ts';
import { LazyDrawing } from './drawing.tsx';
import '#ui/pictures/plate.css';

/** A figure of an article, in the arrangement that fits the screen. */
export function PlacedFigure({
  article,
  name,
  figure,
}: {
  /** The id of the article. */
  article: string;
  /** The figure's name in the article; `plate` for the one in its head. */
  name: string;
  figure: ArticleFigure;
}) {
  const files = use(readArticleDrawings());
  return arrangements.map((arrangement) => (
    <LazyDrawing
      key={arrangement}
      address={`${files.get(`${article}/${name}/${arrangement}`)?.address}#figure`}
      className={`record-${arrangement}`}
      viewBox={figureBox(figure, arrangement)}
      label={figure.caption}
    />
  ));
}
