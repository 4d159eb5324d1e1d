import { figureBox } from '#drawings/index.ts';
import type { ArticleFigure } from '#schemas/article-figures.ts';
import { arrangements, articleDrawings } from './article-drawings.ts';
import { LazyDrawing } from './lazy-drawing.tsx';
import '#ui/pictures/plate.css';

/** A figure of an article, in the arrangement that fits the screen. */
export function FigureDrawing({
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
  return arrangements.map((arrangement) => (
    <LazyDrawing
      key={arrangement}
      address={`${articleDrawings.get(`${article}/${name}/${arrangement}`)?.address}#figure`}
    >
      {(use) => (
        <svg
          className={`record-${arrangement}`}
          viewBox={figureBox(figure, arrangement)}
          role="img"
          aria-label={figure.caption}
        >
          {use}
        </svg>
      )}
    </LazyDrawing>
  ));
}
