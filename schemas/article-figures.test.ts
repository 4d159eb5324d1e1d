import { expect, test } from 'vitest';
import { figureSchema } from './article-figures.ts';

test.each([
  [
    { words: ['From {least} ppm.'] },
    ['words', 0],
    /^the drawing has no number \{least\}; write one of .*dangerous\.ppm, /,
  ],
  [{ words: ['Limits.'], data: {} }, undefined, /data/],
])(
  'a name that a drawing does not have, and data for one with its own, are refused: %j',
  (changed, path, said) => {
    const figure = { drawing: 'h2s-scale', caption: 'To {flammable.ppm} ppm.', ...changed };
    const { error } = figureSchema.safeParse(figure);
    expect(error?.issues).toHaveLength(1);
    if (path) expect(error?.issues[0]?.path).toEqual(path);
    expect(error?.issues[0]?.message).toMatch(said);
  },
);
