import { expect, test } from 'vitest';
import { fitHeading } from './fit-heading.ts';

/** Fake font whose characters are all half an em wide. */
const face = { measure: (text: string) => text.length / 2, outline: () => '' };
const room = { width: 500, height: 260 };

test('sets a short heading on one line at the largest size', () => {
  expect(fitHeading('Contact us', room, face)).toEqual({ size: 84, lines: ['Contact us'] });
});

test.each([
  'Wind underground collection',
  'Compression station electrical work',
  'A heading with rather more words than fit the room at a large size',
])('fits "%s" into its area in at most four lines', (heading) => {
  const { size, lines } = fitHeading(heading, room, face);
  expect(lines.join(' ')).toBe(heading);
  expect(lines.length).toBeLessThanOrEqual(4);
  for (const line of lines) expect(face.measure(line) * size).toBeLessThanOrEqual(room.width);
  expect(lines.length * size).toBeLessThanOrEqual(room.height);
});
