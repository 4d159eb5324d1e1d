import { create } from 'fontkitten';

/** Font size of the outlines that `Face.outline` returns. */
export const outlineFontSize = 1000;

/** A font that measures text, and converts text to outlines, so that a picture needs no installed font. */
export interface Face {
  /** Returns the width of `text` in em. */
  measure: (text: string) => number;
  /** Returns the outlines of `text` as SVG path data at the size `outlineFontSize`. The baseline is at y = 0; y points down. */
  outline: (text: string) => string;
}

/** Opens a font that Vite has inlined as a data address (`?inline`). */
export function openInlinedFace(dataAddress: string, tracking?: number): Face {
  const base64 = dataAddress.slice(dataAddress.indexOf(',') + 1);
  return openFace(Buffer.from(base64, 'base64'), tracking);
}

/**
 * Opens a WOFF2 file that has a single font style.
 *
 * @param tracking Letter spacing added after every character, in em.
 */
export function openFace(woff2: Buffer, tracking = 0): Face {
  const font = create(woff2);
  if (font.isCollection)
    throw new Error('expected a single font, but the file is a font collection');
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
            .scale(outlineFontSize / em, -outlineFontSize / em)
            .translate(Math.round(x * outlineFontSize), 0)
            .toSVG(),
        );
        x += glyph.advanceWidth / em + tracking;
      }
      return paths.join('');
    },
  };
}
