import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figureNumbers, orderedFigures } from './figure-numbers.ts';
import { findIncompleteFigures } from './find-incomplete-figures.ts';

test('every folder of figures is listed, and every listed figure has its pictures', () => {
  const paths = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(`${import.meta.dirname}/${name}`).map((file) => `./${name}/${file}`),
    );
  const names = [...Object.keys(figureNumbers), ...orderedFigures];
  expect(findIncompleteFigures(names, paths)).toEqual([]);
});

const listed = ['plotted', 'static'];
const complete = ['./plotted/picture.tsx', './static/wide.svg', './static/narrow.svg'];

test.each([
  {
    description: 'a listed figure without a picture',
    names: [...listed, 'new'],
    paths: complete,
    message: 'drawings/figures/new has no picture; add picture.tsx, or wide.svg and narrow.svg',
  },
  {
    description: 'a folder with numbers only',
    names: [...listed, 'new'],
    paths: [...complete, './new/numbers.ts'],
    message: 'drawings/figures/new has no picture; add picture.tsx, or wide.svg and narrow.svg',
  },
  {
    description: 'a folder that is not listed',
    names: listed,
    paths: [...complete, './new/picture.tsx'],
    message: 'drawings/figures/new is not listed; add a line for it to figure-numbers.ts',
  },
  {
    description: 'a missing arrangement',
    names: listed,
    paths: complete.slice(0, 2),
    message: 'drawings/figures/static has no narrow.svg; add it beside the other arrangement',
  },
])('$description is reported', ({ names, paths, message }) => {
  expect(findIncompleteFigures(names, paths)).toEqual([message]);
});
