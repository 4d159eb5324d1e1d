import { expect, test } from 'vitest';
import { stateNumbers } from '#electrical/state-numbers.ts';
import { figureSchema } from './article-figures.ts';

const numbers = { tank: { height: 16 }, area: 0.2223, cost: 180000, spans: [{ sag: '4.0' }] };

test('numbers stand where their names did, written as an American writes them', () => {
  const figure = {
    caption: 'A tank {tank.height} ft high.',
    words: ['{cost} dollars, {area} in and {spans.0.sag} ft'],
  };
  expect(stateNumbers(figure, numbers)).toEqual({
    caption: 'A tank 16 ft high.',
    words: ['180,000 dollars, 0.2223 in and 4.0 ft'],
  });
});

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
