import type { ReactElement } from 'react';
import { figureNumbers, type OwnDrawingName } from '#electrical/figures/figure-numbers.ts';
import { fillNumbers } from '#electrical/figures/state-numbers.ts';
import { plainSvg } from '../../plain-svg.ts';
import {
  type Detail,
  type Extent,
  type FigureDrawing,
  type FigureSize,
  lettering,
} from '../figure-drawing.ts';
import looks from './looks.css?raw';
import symbols from './symbols.svg?raw';

/**
 * The figure that `<name>.wide.svg` and `<name>.narrow.svg` draw, here or in `sections`. Classes become the
 * looks of `looks.css`, `<use>` becomes the symbol of `symbols.svg`, `{name}` in a text the number.
 *
 * @param detail From where down a strip of the narrow one says most.
 * @throws If a file is missing, or names a look, a symbol or a number that there is not.
 */
export function schematic(name: OwnDrawingName, detail: Detail = 0): FigureDrawing {
  return {
    sizes: { wide: extentOf(fileOf(name, 'wide')), narrow: extentOf(fileOf(name, 'narrow')) },
    detail,
    draw: (size) => drawFile(fileOf(name, size), lettering[size], figureNumbers[name]),
  };
}

/**
 * A plain `.svg` file as it goes into a page's drawings.
 *
 * @param letters Size of its lettering, in units.
 * @throws If it names a look, a symbol or a number that there is not.
 */
export function drawFile(file: string, letters: number, numbers: object = {}): ReactElement {
  return (
    <g
      fontFamily="var(--mono, monospace)"
      fontSize={letters}
      fontWeight="500"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own file, as markup.
      dangerouslySetInnerHTML={{ __html: resolve(file, numbers) }}
    />
  );
}

/** The drawings of this folder and of `sections`, by `<name>.<size>`. */
export const files: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(['./*.*.svg', '../sections/*.*.svg'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1, -4), text]),
);

const plain = plainSvg('symbols.svg', symbols, looks);

/** A drawing's markup with its looks, symbols and numbers written into it. */
export function resolve(file: string, numbers: object): string {
  return plain.resolve(file).replaceAll(/\{[^}]*\}/g, (name) => {
    const number = fillNumbers(name, numbers);
    if (number === name) throw new Error(`a drawing states ${name}, which its figure has not`);
    return number.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  });
}

function fileOf(name: string, size: FigureSize): string {
  const file = files[`${name}.${size}`];
  if (!file)
    throw new Error(
      `drawings/figures has no ${name}.${size}.svg; draw it, or list its plot in figure-drawings.ts`,
    );
  return file;
}

function extentOf(file: string): Extent {
  const [, width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(file) ?? [];
  return [Number(width), Number(height)];
}
