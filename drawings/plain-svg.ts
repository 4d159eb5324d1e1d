import { hatching } from './plot/hatching.ts';

/**
 * How plain `.svg` files become markup of a page's drawings: each class becomes the look of the sheet
 * `looks` (CSS), each `<use>` the group of that id in `symbols` or in the file itself, and a path with
 * `hatch` the hatching of the area that it encloses, of that pitch. Pages show drawings from files that
 * no sheet reaches, so both are written into the elements.
 *
 * @param name Of the file of symbols, for what an error says.
 */
export function plainSvg(name: string, symbols: string, looks: string) {
  const sheet = rulesOf(looks);
  return { resolve, symbol };

  /**
   * @throws If the file names a look or a symbol that there is not.
   */
  function resolve(file: string): string {
    const markup = lines(body(hatched(file)));
    return uses(markup.replaceAll(/<g id="[^"]*"/g, '<g'), markup).replaceAll(
      /<(path|circle|ellipse|rect|text)\b([^>]*?)(\/?)>/g,
      (_, tag: string, rest: string, end: string) => `<${tag}${write(tag, rest)}${end}>`,
    );
  }

  function symbol(id: string, own = ''): readonly [attributes: string, drawn: string] {
    const [, attributes = '', drawn] =
      new RegExp(`<g id="${id}"([^>]*)>([\\s\\S]*?)</g>`).exec(symbols + own) ?? [];
    if (drawn === undefined) throw new Error(`${name} has no "${id}"; draw it there as <g id>`);
    return [attributes, body(drawn)];
  }

  function uses(markup: string, own: string): string {
    return markup.replaceAll(
      /<use( class="[^"]*")? href="[^"#]*#([\w-]+)"([^>]*?)\/>/g,
      (_, look = '', id: string, rest: string) => {
        const [attributes, drawn] = symbol(id, own);
        const looked = drawn.replaceAll(/<\w+/g, `$&${look}`);
        return `<g${attributes}${place(rest)}>${uses(looked, own)}</g>`;
      },
    );
  }

  /** The attributes of an element, its looks among them; what it says itself wins. */
  function write(tag: string, attributes: string): string {
    const [, classes = ''] = / class="([^"]*)"/.exec(attributes) ?? [];
    const own = attributes.replace(/ class="[^"]*"/, '').trimEnd();
    const look = new Map<string, string>();
    const names = classes.split(' ').filter(Boolean);
    for (const each of names) {
      if (!sheet.some(({ of }) => of.includes(`.${each}`))) {
        throw new Error(`looks.css has no look "${each}"; take one of its own or add it there`);
      }
    }
    for (const { of, says } of sheet) {
      if (of.includes(tag) || names.some((each) => of.includes(`.${each}`))) {
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
}

/** The file's root without its sheet, which is for other programs. */
function body(file: string): string {
  return file
    .replaceAll(/<style>.*?<\/style>|<!--[\s\S]*?-->|<\/?svg[^>]*>/g, '')
    .replaceAll(/\n\s*/g, '');
}

/** Each line of a label, after the first a `<tspan>` in the file, as a text of its own: social cards read no other. */
function lines(markup: string): string {
  return markup.replaceAll(
    /<text([^>]*) y="([^"]*)"([^>]*)>([^<]*)((?:<tspan x=[^>]*>[^<]*<\/tspan>)+)<\/text>/g,
    (_, before: string, y: string, after: string, first: string, others: string) => {
      let at = Number(y);
      const more = others.replaceAll(
        /<tspan[^>]* dy="([^"]*)">([^<]*)<\/tspan>/g,
        (_, dy, words) => {
          at = Number((at + Number(dy)).toFixed(2));
          return `<text${before} y="${at}"${after}>${words}</text>`;
        },
      );
      return `<text${before} y="${y}"${after}>${first}</text>${more}`;
    },
  );
}

/** Hatching as strokes; two pitches are two layers of it. */
function hatched(markup: string): string {
  return markup.replaceAll(
    / hatch="([^"]*)"([^>]*) d="([^"]*)"/g,
    (_, pitches: string, look: string, area: string) => {
      const strokes = pitches.split(' ').map((pitch) => hatching(area, Number(pitch)));
      return `${look} d="${strokes.join('')}"`;
    },
  );
}

/** The attributes of a `<use>` as those of its group. */
function place(attributes: string): string {
  const [x, y] = ['x', 'y'].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]);
  const others = attributes.replaceAll(/ [xy]="[^"]*"/g, '').trimEnd();
  return x || y ? `${others} transform="translate(${x ?? 0} ${y ?? 0})"` : others;
}

const inherited = ['font-family', 'font-weight', 'font-size'];

function rulesOf(sheet: string) {
  return [...sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^}]*)\}/g)]
    .map(([, of = '', says = '']) => ({
      of: of.split(',').map((each) => each.trim()),
      says: [...says.matchAll(/([\w-]+):\s*([^;]+);/g)].map(
        ([, property = '', value = '']) => [property, value] as const,
      ),
    }))
    .filter(({ of }) => !of.includes('svg'));
}
