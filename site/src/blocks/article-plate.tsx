import { ArticleFigure } from '#drawings/figures/article-figure.tsx';
import type { FigureFields } from '#schemas/article-figures.ts';
import '#ui/pictures/drawn-figure.css';
import './article-plate.css';

/**
 * Decorative drawing of an article, in its narrow arrangement, whose lettering stays readable in a card. Phones hide the
 * lettering, which would be too small to read.
 */
export function ArticlePlate({ plate }: { plate: FigureFields }) {
  return (
    <div className="picture-window always-dark">
      <ArticleFigure figure={plate} size="narrow" />
    </div>
  );
}
