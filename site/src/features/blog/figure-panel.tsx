import { ArticleFigure } from '#drawings/figures/article-figure.tsx';
import type { FigureFields } from '#schemas/article-figures.ts';
import '#ui/blocks/panel-to-edge.css';
import '#ui/pictures/arrangements.css';
import '#ui/pictures/plate.css';
import './figure-panel.css';

interface FigurePanelProps {
  figure: FigureFields;
  /** Whether the figure is the plate in the head of the article. */
  plate?: boolean;
  /** Label of the button that expands the text version of the figure. */
  wordsLabel: string;
}

/** Article figure on a dark panel, with a caption and a text version. */
export function FigurePanel({ figure, plate = false, wordsLabel }: FigurePanelProps) {
  const { caption, words } = figure;
  return (
    <figure className={plate ? 'plate plate-head' : 'plate plate-panel panel-to-edge dusk'}>
      <ArticleFigure figure={figure} size="wide" label={caption} className="wide-only" />
      <ArticleFigure figure={figure} size="narrow" label={caption} className="narrow-only" />
      <figcaption>
        <p className="plate-caption">{caption}</p>
        <details className="plate-words screen-only">
          <summary>{wordsLabel}</summary>
          <ul>
            {words.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      </figcaption>
    </figure>
  );
}
