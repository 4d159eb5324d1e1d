import { expect, test } from 'vitest';
import { placeTag } from './place-tag.ts';

test('a tag stands on lines of its own, wherever the cursor was', () => {
  expect(placeTag('<Risks />', 'Before.', 'After.')).toBe('\n\n<Risks />\n\n');
  expect(placeTag('<Risks />', 'Before.\n', '\n\nAfter.')).toBe('\n<Risks />');
  expect(placeTag('<Safety>\n\nWords.\n\n</Safety>', '', 'After.')).toBe(
    '<Safety>\n\nWords.\n\n</Safety>\n\n',
  );
});

test('a link stands in its sentence', () => {
  const link = '<To service="maintenance">planned maintenance</To>';
  expect(placeTag(link, 'See ', '.')).toBe(link);
});
