import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openFace } from './outlines.ts';

const archivo = await readFile(new URL('../fonts/archivo.woff2', import.meta.url));
const plexMono = await readFile(new URL('../fonts/plex-mono.woff2', import.meta.url));

/** The horizontal reach of an outline. */
const reach = (outline: string) =>
  Math.max(...[...outline.matchAll(/(-?[\d.]+) -?[\d.]+(?=[A-Z]|$)/g)].map(([, x]) => Number(x)));

test('a style changes the widths and the outlines together', () => {
  const normal = openFace(archivo, { wght: 600, wdth: 100 });
  const wide = openFace(archivo, { wght: 600, wdth: 116 });
  for (const text of ['E', 'Electrical', 'Ñandú']) {
    const ratio = wide.measure(text) / normal.measure(text);
    expect(ratio).toBeGreaterThan(1.1);
    expect(reach(wide.outline(text)) / reach(normal.outline(text))).toBeCloseTo(ratio, 1);
  }
});

test('a weight makes stems heavier', () => {
  const stem = (wght: number) => reach(openFace(archivo, { wght, wdth: 100 }).outline('I'));
  expect(stem(650)).toBeGreaterThan(stem(400) + 20);
});

test('letters of a fixed face are all as wide as each other', () => {
  const mono = openFace(plexMono);
  expect(mono.measure('iii')).toBeCloseTo(mono.measure('MMM'), 6);
  expect(mono.measure('M')).toBeCloseTo(0.6, 6);
});

test('tracking stands between characters only', () => {
  const loose = openFace(plexMono, undefined, 0.1);
  expect(loose.measure('M')).toBeCloseTo(0.6, 6);
  expect(loose.measure('MM')).toBeCloseTo(1.3, 6);
});
