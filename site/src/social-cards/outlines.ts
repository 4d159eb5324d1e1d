import { create, type Font } from 'fontkitten';

/** A face whose text can be turned into outlines, so that a picture needs no installed font. */
export interface Face {
  /** The width of `text` at 1 unit of size. */
  measure: (text: string) => number;
  /** The outlines of `text` at 1000 units of size: y downward, the baseline on 0. */
  outline: (text: string) => string;
}

/** The styles of a variable face. Example: { wght: 600, wdth: 116 } */
type Style = Record<string, number>;

/**
 * The face in a WOFF2 file, at one style if it is variable.
 *
 * @param tracking is added after every character, in units of size.
 */
export function openFace(woff2: Buffer, style?: Style, tracking = 0): Face {
  const plain = create(woff2);
  if (plain.isCollection) throw new Error('a face for outlines must be a single font');
  const font = style ? vary(plain, woff2, style) : plain;
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

/*
 * fontkitten's getVariation() reads the tables of a WOFF2 file as if they were not compressed and
 * fails. So the font is opened once more with the style's coordinates, which makes its widths
 * right, and the style's shifts are applied to the points of its glyphs.
 */
function vary(plain: Font, woff2: Buffer, style: Style): Font {
  const { constructor: FontOfKind, stream } = plain as unknown as Internals;
  const coordinates = Object.entries(plain.variationAxes).map(
    ([tag, axis]) => style[tag] ?? axis?.default ?? 0,
  );
  const font = new FontOfKind(new stream.constructor(woff2), coordinates);
  font._transformGlyfTable();
  font._transformedGlyphs.forEach((glyph, id) => {
    const moved = glyph.components?.map(({ dx, dy }) => pointAt(dx, dy)) ?? glyph.points;
    if (!moved) return;
    // Four points for the sides of the glyph, which the table counts and nothing draws.
    const sides = Array.from({ length: 4 }, () => pointAt(0, 0));
    font._variationProcessor.transformPoints(id, [...moved, ...sides]);
    glyph.components?.forEach((component, index) => {
      component.dx = moved[index]?.x ?? component.dx;
      component.dy = moved[index]?.y ?? component.dy;
    });
  });
  return font as unknown as Font;
}

/** What `vary` needs of the library beyond its declared types; a test notices when it changes. */
interface Internals {
  constructor: new (stream: unknown, coordinates: number[]) => Internals;
  stream: { constructor: new (bytes: Buffer) => unknown };
  _transformGlyfTable: () => void;
  _transformedGlyphs: { points?: GlyphPoint[]; components?: { dx: number; dy: number }[] }[];
  _variationProcessor: { transformPoints: (glyph: number, points: GlyphPoint[]) => void };
}

interface GlyphPoint {
  x: number;
  y: number;
  endContour: boolean;
  copy: () => GlyphPoint;
}

function pointAt(x: number, y: number): GlyphPoint {
  return { x, y, endContour: true, copy: () => pointAt(x, y) };
}
