import { create } from 'fontkitten';

/** A face whose text can be turned into outlines, so that a picture needs no installed font. */
export interface Face {
  /** The width of `text` at 1 unit of size. */
  measure: (text: string) => number;
  /** The outlines of `text` at 1000 units of size: y downward, the baseline on 0. */
  outline: (text: string) => string;
}

/**
 * The face in a WOFF2 file of one style.
 *
 * @param tracking is added after every character, in units of size.
 */
export function openFace(woff2: Buffer, tracking = 0): Face {
  const font = create(woff2);
  if (font.isCollection) throw new Error('a face for outlines must be a single font');
  const em = font.unitsPerEm;

  return {
    measure: (text) =>
      font
        .glyphsForString(text)
        .reduce((width, glyph) => width + glyph.advanceWidth / em + tracking, -tracking),
    outline(text) {
      let x = 0;
      const paths: string[] = [];
      for (const glyph of font.glyphsForString(text)) {
        paths.push(
          glyph.path
            .scale(1000 / em, -1000 / em)
            .translate(Math.round(x * 1000), 0)
            .toSVG(),
        );
        x += glyph.advanceWidth / em + tracking;
      }
      return paths.join('');
    },
  };
}
