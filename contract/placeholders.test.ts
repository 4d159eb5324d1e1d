import { expect, test } from 'vitest';
import { fillPlaceholders, findUnknownPlaceholders } from './placeholders.ts';

const values = { tank: { height: 16 }, area: 0.2223, cost: 180000, spans: [{ sag: '4.0' }] };

test.each([
  ['A tank {tank.height} ft high.', 'A tank 16 ft high.'],
  ['{cost} dollars, {area} in', '180,000 dollars, 0.2223 in'],
  ['{spans.0.sag} ft', '4.0 ft'],
])('fillPlaceholders turns "%s" into "%s"', (text, filled) => {
  expect(fillPlaceholders(text, values)).toBe(filled);
});

test('a placeholder without a value is left in the text and reported', () => {
  const text = '{tank.width} by {tank.height}';
  expect(fillPlaceholders(text, values)).toBe('{tank.width} by 16');
  expect(findUnknownPlaceholders(text, values)).toEqual(['tank.width']);
});
