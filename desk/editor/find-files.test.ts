import { expect, test } from 'vitest';
import { findFiles } from './find-files.ts';

const file = (path: string, title: string) => ({ path, title, page: null, changed: false });
const groups = [
  {
    title: 'Where we work',
    collection: 'towns',
    canAdd: true,
    files: [
      file('content/towns/midland.yaml', 'Midland, TX'),
      file('content/towns/hobbs.yaml', 'Hobbs, NM'),
    ],
  },
];
const titles = (words: string) =>
  findFiles(groups, words).flatMap(({ files }) => files.map(({ title }) => title));

test('files are found by title, group and file name, in any order of words', () => {
  expect(titles('mid')).toEqual(['Midland, TX']);
  expect(titles('nm work')).toEqual(['Hobbs, NM']);
  expect(titles('hobbs.yaml')).toEqual(['Hobbs, NM']);
  expect(titles('')).toHaveLength(2);
  expect(titles('midland nm')).toEqual([]);
});
