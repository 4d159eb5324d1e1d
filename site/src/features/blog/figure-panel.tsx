import type { ArticleFigure } from '#schemas/article-figures.ts';
import { PlacedFigure } from '#site/drawings/placed-figure.tsx';
import '#ui/blocks/panel-to-edge.css';
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
      <PlacedFigure article={article} name={name} figure={figure} />
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
