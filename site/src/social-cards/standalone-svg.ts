import { type ColorName, colors } from '../styles/colors.ts';
import type { Face } from './outlines.ts';

/**
 * A drawing of the site as a picture that needs no other file: the theme's colors at dusk in place of
 * custom properties, and outlines in place of text, which would need an installed font.
 */
export function standaloneSvg(svg: string, lettering: Face): string {
  return outlineText(replaceProperties(svg), lettering);
}

function replaceProperties(svg: string): string {
  // From the inside outward: a fallback may be a property again.
  const innermost = /var\((--[\w-]+)(?:,\s*([^()]*))?\)/g;
  // Outlines need no family, whose names in quotes would end the attribute.
  let replaced = svg.replaceAll(/ font-family="[^"]*"/g, '');
  while (innermost.test(replaced)) {
    replaced = replaced.replace(
      innermost,
      (_, name: string, fallback?: string) => fallback ?? colors[name.slice(2) as ColorName].dark,
    );
  }
  return replaced;
}

/** A text without a size of its own has that of the group that it is in. */
function outlineText(svg: string, face: Face): string {
  const sizes = [12];
  return svg.replace(
    /<g\b([^>]*)(?<!\/)>|<\/g>|<text([^>]*)>([^<]*)<\/text>/g,
    (tag, group: string | undefined, attributes = '', content = '') => {
      const get = (name: string) =>
        new RegExp(`\\s${name}="([^"]*)"`).exec(group ?? attributes)?.[1];
      const size = Number(get('font-size') ?? sizes.at(-1));
      if (group !== undefined) sizes.push(size);
      else if (tag === '</g>') sizes.pop();
      if (!tag.startsWith('<text')) return tag;
      const text = decodeEntities(content);
      const anchor = { start: 0, middle: 0.5, end: 1 }[get('text-anchor') ?? 'start'] ?? 0;
      const x = Number(get('x') ?? 0) - anchor * face.measure(text) * size;
      const place = `${get('transform') ?? ''} translate(${x} ${get('y') ?? 0}) scale(${size / 1000})`;
      const fill = get('fill') ?? 'currentColor';
      return `<path d="${face.outline(text)}" fill="${fill}" stroke="none" transform="${place.trim()}"/>`;
    },
  );
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function decodeEntities(text: string): string {
  return text.replace(/&([\w#]+);/g, (whole, name: string) => entities[name] ?? whole);
}
