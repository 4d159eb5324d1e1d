import { readArticles } from '#site/content.ts';
import { drawFigure } from './figures/figure-drawings.ts';
import { renderSprite, type SpriteFile } from './sprite-file.tsx';

/**
 * The drawings of each article by the article's id, one file an article: `plate-wide`,
 * `plate-narrow`, and the same two of every figure by its name.
 */
export const articleSprites: Record<string, SpriteFile> = Object.fromEntries(
  (await readArticles()).map(({ id, plate, figures }) => [
    id,
    renderSprite(
      id,
      Object.fromEntries(
        Object.entries({ plate, ...figures }).flatMap(([name, figure]) => [
          [`${name}-wide`, drawFigure(figure, 'wide')],
          [`${name}-narrow`, drawFigure(figure, 'narrow')],
        ]),
      ),
    ),
  ]),
);
