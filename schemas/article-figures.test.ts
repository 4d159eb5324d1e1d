import { expect, test } from 'vitest';
import { figureSchema } from './article-figures.ts';

test.each([
  {
    description: 'an unknown placeholder',
    changed: { words: ['From {least} ppm.'] },
    path: ['words', 0],
    message: /^the drawing has no number \{least\}; write one of .*dangerous\.ppm, /,
  },
  {
    description: 'an unknown placeholder in a known group, and suggests that group first',
    changed: { words: ['From {flammable.least} ppm.'] },
    path: ['words', 0],
    message: /^the drawing has no number \{flammable\.least\}; write one of flammable\.ppm, /,
  },
  {
    description: 'data for a drawing with built-in data',
    changed: { words: ['Limits.'], data: {} },
    path: [],
    message: /data/,
  },
])('rejects $description', ({ changed, path, message }) => {
  const figure = { drawing: 'h2s-scale', caption: 'To {flammable.ppm} ppm.', ...changed };
  const { error } = figureSchema.safeParse(figure);
  expect(error?.issues.map((issue) => issue.path)).toEqual([path]);
  expect(error?.issues[0]?.message).toMatch(message);
});
