import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figureNumbers, figuresWithArticleData } from './figure-numbers.ts';
import { findIncompleteFigures } from './find-incomplete-figures.ts';

test('every figure folder is listed, and every listed figure has its pictures', () => {
  const paths = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(`${import.meta.dirname}/${name}`).map((file) => `./${name}/${file}`),
    );
  const names = [...Object.keys(figureNumbers), ...figuresWithArticleData];
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
    description: 'a folder that contains only numbers.ts',
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
    description: 'a static figure with only one of its two files',
    names: listed,
    paths: complete.filter((path) => path !== './static/narrow.svg'),
    message: 'drawings/figures/static has no narrow.svg; add it next to the other SVG file',
  },
])('reports $description', ({ names, paths, message }) => {
  expect(findIncompleteFigures(names, paths)).toEqual([message]);
});
