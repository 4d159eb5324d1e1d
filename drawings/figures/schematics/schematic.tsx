import type { ReactElement } from 'react';
import { figureNumbers, type OwnDrawingName } from '#electrical/figures/figure-numbers.ts';
import { fillNumbers } from '#electrical/figures/state-numbers.ts';
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

/** A drawing's markup with its looks, symbols and numbers written into it. */
export function resolve(file: string, numbers: object): string {
  return body(file)
    .replaceAll(
      /<use( class="[^"]*")? href="[\w./-]*symbols\.svg#([\w-]+)"([^>]*?)\/>/g,
      (_, look = '', id: string, rest: string) =>
        `<g${place(rest)}>${symbolOf(id).replaceAll(/<\w+/g, `$&${look}`)}</g>`,
    )
    .replaceAll(
      /<(path|circle|rect|text)\b([^>]*?)(\/?)>/g,
      (_, tag: string, rest, end) => `<${tag}${write(tag, rest)}${end}>`,
    )
    .replaceAll(/\{[^}]*\}/g, (name) => {
      const number = fillNumbers(name, numbers);
      if (number === name) throw new Error(`a drawing states ${name}, which its figure has not`);
      return number.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    });
}

function fileOf(name: string, size: FigureSize): string {
  const file = files[`${name}.${size}`];
  if (!file) throw new Error(`drawings/figures has no ${name}.${size}.svg; draw it`);
  return file;
}

function extentOf(file: string): Extent {
  const [, width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(file) ?? [];
  return [Number(width), Number(height)];
}

/** What stands in the file's root, without the sheet that is for other readers. */
function body(file: string): string {
  return file
    .replaceAll(/<style>.*?<\/style>|<!--[\s\S]*?-->|<\/?svg[^>]*>/g, '')
    .replaceAll(/\n\s*/g, '');
}

function symbolOf(id: string): string {
  const [, drawn] = new RegExp(`<g id="${id}">([\\s\\S]*?)</g>`).exec(symbols) ?? [];
  if (drawn === undefined) throw new Error(`symbols.svg has no "${id}"; draw it there as <g id>`);
  return body(drawn);
}

function place(attributes: string): string {
  const [x, y] = ['x', 'y'].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]);
  return x || y ? ` transform="translate(${x ?? 0} ${y ?? 0})"` : attributes.trimEnd();
}

/** The attributes of an element, its looks among them; what it says itself wins. */
function write(tag: string, attributes: string): string {
  const [, classes = ''] = / class="([^"]*)"/.exec(attributes) ?? [];
  const own = attributes.replace(/ class="[^"]*"/, '').trimEnd();
  const look = new Map<string, string>();
  const names = classes.split(' ').filter(Boolean);
  for (const name of names) {
    if (!sheet.some(({ of }) => of.includes(`.${name}`))) {
      throw new Error(`looks.css has no look "${name}"; take one of its own or add it there`);
    }
  }
  for (const { of, says } of sheet) {
    if (of.includes(tag) || names.some((name) => of.includes(`.${name}`))) {
      for (const [property, value] of says) look.set(property, value);
    }
  }
  // The group around them says these for all, and an outline that is not there has no width.
  for (const property of tag === 'text' ? inherited : []) look.delete(property);
  if (look.get('stroke') === 'none' || own.includes(' stroke="none"')) {
    for (const property of ['stroke', 'stroke-width', 'vector-effect']) look.delete(property);
  }
  const written = [...look].filter(([property]) => !own.includes(` ${property}="`));
  return own + written.map(([property, value]) => ` ${property}="${value}"`).join('');
}

const inherited = ['font-family', 'font-weight', 'font-size'];

/** The rules of looks.css in their order: what each is of, and what it says. */
const sheet = [...looks.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^}]*)\}/g)]
  .map(([, of = '', says = '']) => ({
    of: of.split(',').map((each) => each.trim()),
    says: [...says.matchAll(/([\w-]+):\s*([^;]+);/g)].map(
      ([, property = '', value = '']) => [property, value] as const,
    ),
  }))
  .filter(({ of }) => !of.includes('svg'));
