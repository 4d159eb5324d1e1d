import { figureBox } from '#drawings/index.ts';
import type { ArticleFigure } from '#schemas/article-figures.ts';
import { arrangements, articleDrawings } from '#site/drawings/article-drawings.ts';
import { LazyDrawing } from '#site/drawings/lazy-drawing.tsx';
import '#ui/blocks/panel-to-edge.css';
import '#ui/pictures/plate.css';
import './figure-panel.css';

/** A drawing of an article on its deep panel, with its caption and the same in words. */
export function FigurePanel({
  article,
  name,
  figure,
  wordsLabel,
}: {
  /** The id of the article. */
  article: string;
  /** The figure's name in the article; `plate` for the one in its head. */
  name: string;
  figure: ArticleFigure;
  /** Opens the words. */
  wordsLabel: string;
}) {
  return (
    <figure
      className={name === 'plate' ? 'plate plate-head' : 'plate plate-panel panel-to-edge dusk'}
    >
      <FigureDrawing article={article} name={name} figure={figure} />
      <figcaption>
        <p className="plate-caption">{figure.caption}</p>
        <details className="plate-words">
          <summary>{wordsLabel}</summary>
          <ul>
            {figure.words.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      </figcaption>
    </figure>
  );
}

/** The drawing alone, in the arrangement that fits the screen. */
function FigureDrawing({
  article,
  name,
  figure,
  decorative = false,
}: {
  article: string;
  name: string;
  figure: ArticleFigure;
  /** Where the words beside it say enough. */
  decorative?: boolean;
}) {
  const named = decorative
    ? ({ 'aria-hidden': true } as const)
    : { role: 'img', 'aria-label': figure.caption };
  return arrangements.map((arrangement) => (
    <LazyDrawing
      key={arrangement}
      address={`${articleDrawings.get(`${article}/${name}/${arrangement}`)?.address}#figure`}
    >
      {(use) => (
        <svg
          className={`record-${arrangement}`}
          viewBox={figureBox(figure, arrangement)}
          {...named}
        >
          {use}
        </svg>
      )}
    </LazyDrawing>
  ));
}
