import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { setUpCardFonts } from './card-fonts.ts';
import { openFace } from './outlines.ts';

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

test.each([
  ['IBM Plex Mono', 'plex-mono.woff2', 'Breaker 52-M é'],
  ['DejaVu Sans Mono, for signs that Plex lacks', 'social-cards/dejavu-mono.ttf', 'Ω ≤ →'],
])('renders SVG text in %s, regardless of its font-family', async (_, file, text) => {
  const outline = openFace(readFont(file)).outline(text);
  const expected = await rasterize(
    `<path d="${outline}" transform="translate(10 40) scale(.03)"/>`,
  );
  const drawn = await rasterize(
    `<text x="10" y="40" font-size="30" font-family="serif">${text}</text>`,
  );
  const differing = drawn.filter((value, index) => Math.abs(value - (expected[index] ?? 0)) > 64);
  expect(expected.some((value) => value < 64)).toBe(true);
  expect(differing.length).toBe(0);
});
