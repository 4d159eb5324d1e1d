import { expect, test } from 'vitest';
import { stateNumbers } from '#electrical/figures/state-numbers.ts';
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

test('a name that the drawing does not have is refused with those that it has', () => {
  const { error } = figureSchema.safeParse({
    drawing: 'h2s-scale',
    caption: 'To {flammable.ppm} ppm.',
    words: ['From {least} ppm.'],
  });
  expect(error?.issues.map(({ path }) => path)).toEqual([['words', 0]]);
  expect(error?.issues[0]?.message).toMatch(
    /^the drawing has no number \{least\}; write one of .*dangerous\.ppm, /,
  );
});

test('a drawing with its own data takes none', () => {
  const { error } = figureSchema.safeParse({
    drawing: 'h2s-scale',
    caption: 'Limits.',
    words: ['Limits.'],
    data: {},
  });
  expect(error?.issues[0]?.message).toMatch(/data/);
});
