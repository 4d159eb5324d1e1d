import { expect, test } from 'vitest';
import { findTextProblems } from './find-text-problems.ts';

/** Returns the problems of an article with this text and, in its front matter, a photo named `lineup`. */
const find = (text: string) =>
  findTextProblems(
    `---\ntitle: An article\n---\n\n${text}\n`,
    { photos: [{ name: 'lineup' }] },
    { namesOf: () => [], hasOutage: false },
  );

test('a picture in Markdown is refused with its line and the way to show a photo', () => {
  for (const picture of ['![Yard](../photos/yard.jpg)', '![Yard][1]\n\n[1]: yard.jpg']) {
    expect(find(`<Photo name="lineup" />\n\n${picture}`)).toEqual([
      {
        line: 7,
        message: expect.stringMatching(
          /put the photo into content\/photos, list it under `photos` in the front matter, and write <Photo name="…" \/> here$/,
        ),
      },
    ]);
  }
});

test('a photo in the text must be in the front matter, and each photo in the front matter must be in the text', () => {
  expect(find('<Photo name="lineup" />')).toEqual([]);
  expect(find('<Photo name="lineup" />\n\n<Photo name="yard" />')).toEqual([
    { line: 7, message: 'no photo "yard"; add it under `photos` or correct the name' },
  ]);
  expect(find('No photo.')).toEqual([
    {
      line: 1,
      message:
        'photos.lineup is not placed in the text; write <Photo name="lineup" /> where it belongs',
    },
  ]);
});
