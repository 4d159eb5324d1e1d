import { use } from 'react';
import { figureBox } from '#drawings/index.ts';
import type { ArticleFigure } from '#schemas/article-figures.ts';
import { arrangements, readArticleDrawings } from '#site/drawings/article-drawings.ts';
import { LazyDrawing } from '#site/drawings/drawing.tsx';
import '#ui/blocks/panel-to-edge.css';
import '#ui/pictures/arrangements.css';
import '#ui/pictures/plate.css';
import './figure-panel.css';

/** A drawing of an article on its deep panel, with its caption and its content in words. */
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
  wordsLabel: string;
}) {
  return (
    <figure
      className={name === 'plate' ? 'plate plate-head' : 'plate plate-panel panel-to-edge dusk'}
    >
      <FigureDrawing article={article} name={name} figure={figure} />
      <figcaption>
        <p className="plate-caption">{figure.caption}</p>
        <details className="plate-words screen-only">
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

function FigureDrawing({
  article,
  name,
  figure,
}: Pick<Parameters<typeof FigurePanel>[0], 'article' | 'name' | 'figure'>) {
  const files = use(readArticleDrawings());
  return arrangements.map((arrangement) => (
    <LazyDrawing
      key={arrangement}
      address={`${files.get(`${article}/${name}/${arrangement}`)?.address}#figure`}
    >
      {(shape) => (
        <svg
          className={`record-${arrangement}`}
          viewBox={figureBox(figure, arrangement)}
          role="img"
          aria-label={figure.caption}
        >
          {shape}
        </svg>
      )}
    </LazyDrawing>
  ));
}
