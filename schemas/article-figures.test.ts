import { expect, test } from 'vitest';
import { figureSchema } from './article-figures.ts';

test.each([
  [
    { words: ['From {least} ppm.'] },
    ['words', 0],
    /^the drawing has no number \{least\}; write one of .*dangerous\.ppm, /,
  ],
  [
    { words: ['From {flammable.least} ppm.'] },
    ['words', 0],
    /^the drawing has no number \{flammable\.least\}; write one of flammable\.ppm, /,
  ],
  [{ words: ['Limits.'], data: {} }, undefined, /data/],
])(
  'rejects unknown placeholders, and data for a drawing with built-in data: %j',
  (changed, path, message) => {
    const figure = { drawing: 'h2s-scale', caption: 'To {flammable.ppm} ppm.', ...changed };
    const { error } = figureSchema.safeParse(figure);
    expect(error?.issues).toHaveLength(1);
    if (path) expect(error?.issues[0]?.path).toEqual(path);
    expect(error?.issues[0]?.message).toMatch(message);
  },
);
