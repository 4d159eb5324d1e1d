import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { FigureReference } from '../figures/article-figure.tsx';

export type CaptionedFigure = FigureReference & { caption: string };

const articleFolder = join(import.meta.dirname, '../../content/articles');

/** Returns the figures of all articles: the drawing beside the title (`plate`) and the figures in the text. */
export function readArticleFigures(): CaptionedFigure[] {
  if (!existsSync(articleFolder)) return [];
  const names = readdirSync(articleFolder).filter((name) => name.endsWith('.mdx'));
  return names.flatMap((name) => {
    const [, frontMatter = ''] = readFileSync(join(articleFolder, name), 'utf8').split(/^---$/m);
    const { plate = [], figures = [] } = parse(frontMatter);
    return [plate, figures].flat();
  });
}

/** Returns the placeholders in a caption. Example: {normal.time} */
export function findPlaceholders(caption: string): string[] {
  return caption.match(/\{[^}]*\}/g) ?? [];
}

/** Returns a pattern that finds a number, but not as part of a longer number: a search for 5 must not find 50. */
export function wholeNumberPattern(number: string): RegExp {
  return new RegExp(`(?<![\\d.,])${RegExp.escape(number)}(?!\\d)`);
}
