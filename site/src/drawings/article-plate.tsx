import { use } from 'react';
import { type Detail, figureBox, figureDetail } from '#drawings/index.ts';
import type { Article } from '#site/data/content.ts';
import { arrangements, readArticleDrawings } from './article-drawings.ts';
import { LazyDrawing } from './lazy-drawing.tsx';
import '#ui/pictures/plate.css';
import './article-plate.css';

/** An article by what its plate is drawn from. */
type PlatedArticle = Pick<Article, 'id' | 'plate'>;

/**
 * An article's plate on its deep panel, as decoration beside words that lead to it: the narrow
 * arrangement, on phones a strip of it. `wide` where there is room for the other one too.
 */
export function ArticlePlate({
  article: { id, plate },
  wide = false,
}: {
  article: PlatedArticle;
  wide?: boolean;
}) {
  const files = use(readArticleDrawings());
  return (
    <div className={`plate-window dusk${windows[figureDetail(plate)]}`}>
      {arrangements
        .filter((arrangement) => wide || arrangement === 'narrow')
        .map((arrangement) => (
          <LazyDrawing
            key={arrangement}
            address={`${files.get(`${id}/plate/${arrangement}`)?.address}#figure`}
          >
            {(shape) => (
              <svg
                className={wide ? sides[arrangement] : undefined}
                viewBox={figureBox(plate, arrangement)}
                aria-hidden="true"
              >
                {shape}
              </svg>
            )}
          </LazyDrawing>
        ))}
    </div>
  );
}

// Whole names, which the style is made from.
const sides = { wide: 'plate-wide', narrow: 'plate-narrow' } as const;

/** Where the strip begins. */
const windows = {
  0: '',
  15: ' plate-from-15',
  30: ' plate-from-30',
  45: ' plate-from-45',
  60: ' plate-from-60',
  75: ' plate-from-75',
} as const satisfies Record<Detail, string>;
