import { ArticleFigure } from '#drawings/figures/article-figure.tsx';
import type { FigureFields } from '#schemas/article-figures.ts';
import '#ui/pictures/plate.css';
import './article-plate.css';

interface ArticlePlateProps {
  plate: FigureFields;
  /** Whether wide screens show the wide arrangement of the drawing. */
  wide?: boolean;
}

/** Decorative drawing of an article. Phones hide its lettering, which would be too small to read. */
export function ArticlePlate({ plate, wide = false }: ArticlePlateProps) {
  return (
    <div className="plate-window dusk">
      {wide ? (
        <>
          <ArticleFigure figure={plate} size="wide" className="plate-wide" />
          <ArticleFigure figure={plate} size="narrow" className="plate-narrow" />
        </>
      ) : (
        <ArticleFigure figure={plate} size="narrow" />
      )}
    </div>
  );
}
