import { drawFigure } from '#drawings/index.ts';
import { readArticles } from '#site/data/content.ts';
import { renderSprite, type SpriteFile } from './sprite-file.tsx';

export const arrangements = ['wide', 'narrow'] as const;

/**
 * The drawings of all articles' figures, drawn once, when the first page shows one. Each arrangement
 * is a file of its own: a screen shows one of them, and parsing the other would take its time. By
 * the article's id, the figure's name (`plate` in the head) and the arrangement, joined by slashes;
 * the drawing in the file is `figure`.
 */
export function readArticleDrawings(): Promise<ReadonlyMap<string, SpriteFile>> {
  rendered ??= renderFigures();
  return rendered;
}

let rendered: Promise<ReadonlyMap<string, SpriteFile>> | undefined;

async function renderFigures() {
  const files = (await readArticles()).flatMap(({ id, plate, figures }) =>
    Object.entries({ plate, ...figures }).flatMap(([name, figure]) =>
      arrangements.map((arrangement) => {
        const drawings = { figure: drawFigure(figure, arrangement) };
        const file = renderSprite(`${id}.${name}-${arrangement}`, drawings);
        return [`${id}/${name}/${arrangement}`, file] as const;
      }),
    ),
  );
  return new Map(files);
}
