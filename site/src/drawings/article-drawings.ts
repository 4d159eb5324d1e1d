import { drawFigure } from '#drawings/index.ts';
import { readArticles } from '#site/data/content.ts';
import { renderSprite, type SpriteFile } from './sprite-file.tsx';

/** The arrangements of a figure, for wide screens and for narrow ones. */
export const arrangements = ['wide', 'narrow'] as const;

/**
 * The drawings of an article's figures, each arrangement a file of its own: a screen shows one of
 * them, and a browser takes its time to read in a file. By the article's id, the figure's name
 * (`plate` in the head) and the arrangement, joined by slashes; the drawing in the file is `figure`.
 */
export const articleDrawings: ReadonlyMap<string, SpriteFile> = new Map(
  (await readArticles()).flatMap(({ id, plate, figures }) =>
    Object.entries({ plate, ...figures }).flatMap(([name, figure]) =>
      arrangements.map((arrangement) => [
        `${id}/${name}/${arrangement}`,
        renderSprite(`${id}.${name}-${arrangement}`, {
          figure: drawFigure(figure, arrangement),
        }),
      ]),
    ),
  ),
);
