import { use } from 'react';
import { figureBox, figureDetail } from '#drawings/index.ts';
import type { Article } from '#site/data/content.ts';
import { arrangements, readArticleDrawings } from './article-drawings.ts';
import { LazyDrawing } from './drawing.tsx';
import '#ui/pictures/plate.css';
import './article-plate.css';

type PlatedArticle = Pick<Article, 'id' | 'plate'>;

/**
 * An article's plate as decoration: the narrow arrangement, on phones a strip of it; `wide` where
 * there is room for the wide one.
 */
export function ArticlePlate({
  article: { id, plate },
  wide = false,
}: {
  article: PlatedArticle;
  wide?: boolean;
}) {
  const files = use(readArticleDrawings());
  const from = figureDetail(plate);
  return (
    <div className={`plate-window dusk${from ? ` plate-from-${from}` : ''}`}>
      {arrangements
        .filter((arrangement) => wide || arrangement === 'narrow')
        .map((arrangement) => (
          <LazyDrawing
            key={arrangement}
            address={`${files.get(`${id}/plate/${arrangement}`)?.address}#figure`}
            className={wide ? `plate-${arrangement}` : undefined}
            viewBox={figureBox(plate, arrangement)}
          />
        ))}
    </div>
  );
}
