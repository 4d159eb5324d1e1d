import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openFace } from '#site/fonts/face.ts';
import { setUpCardFonts } from './card-fonts.ts';

setUpCardFonts();

const readFont = (name: string) => readFileSync(`site/src/fonts/${name}`);

/** Rasterizes SVG elements on white. Returns gray values. */
const rasterize = (marks: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="60"><path fill="#fff" d="M0 0h400v60H0z"/>${marks}</svg>`,
    ),
  )
    .greyscale()
    .raw()
    .toBuffer();

/** Gray values range from 0 (black) to 255 (white). */
const maxGrayDifference = 64;

test.each([
  { font: 'IBM Plex Mono', file: 'plex-mono.woff2', text: 'Breaker 52-M é' },
  {
    font: 'DejaVu Sans Mono, for signs that Plex lacks',
    file: 'social-cards/dejavu-mono.ttf',
    text: 'Ω ≤ →',
  },
])('renders SVG text in $font, regardless of its font-family', async ({ file, text }) => {
  const outline = openFace(readFont(file)).outline(text);
  const expected = await rasterize(
    `<path d="${outline}" transform="translate(10 40) scale(.03)"/>`,
  );
  const drawn = await rasterize(
    `<text x="10" y="40" font-size="30" font-family="serif">${text}</text>`,
  );
  const differing = drawn.filter(
    (value, index) => Math.abs(value - (expected[index] ?? 0)) > maxGrayDifference,
  );
  // The reference picture must not be blank.
  expect(expected.some((value) => value < 64)).toBe(true);
  expect(differing.length).toBe(0);
});
