import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openFace } from './outlines.ts';

const plexMono = await readFile(new URL('../fonts/plex-mono.woff2', import.meta.url));

test('letters of a fixed face are all as wide as each other', () => {
  const mono = openFace(plexMono);
  expect(mono.measure('iii')).toBeCloseTo(mono.measure('MMM'), 6);
  expect(mono.measure('M')).toBeCloseTo(0.6, 6);
});

test('tracking is between characters only', () => {
  const loose = openFace(plexMono, 0.1);
  expect(loose.measure('M')).toBeCloseTo(0.6, 6);
  expect(loose.measure('MM')).toBeCloseTo(1.3, 6);
});
