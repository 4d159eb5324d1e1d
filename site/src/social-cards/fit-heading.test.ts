import { expect, test } from 'vitest';
import { fitHeading } from './fit-heading.ts';

/** A face whose characters are all half as wide as the type is high. */
const face = { measure: (text: string) => text.length / 2, outline: () => '' };
const room = { width: 500, height: 260 };

test('a short heading stands on one line at the largest size', () => {
  expect(fitHeading('Contact us', room, face)).toEqual({ size: 84, lines: ['Contact us'] });
});

test.each([
  'Wind underground collection',
  'Compression station electrical work',
  'A heading that says rather more than a heading should say in the room it has',
])('%s stays within its room in at most four lines', (heading) => {
  const { size, lines } = fitHeading(heading, room, face);
  expect(lines.join(' ')).toBe(heading);
  expect(lines.length).toBeLessThanOrEqual(4);
  for (const line of lines) expect(face.measure(line) * size).toBeLessThanOrEqual(room.width);
  expect(lines.length * size).toBeLessThanOrEqual(room.height);
});
