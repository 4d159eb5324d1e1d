import { expect, test } from 'vitest';
import { z } from 'zod';
import { serviceSectionSchema } from './service-sections.ts';
import { claimedFigureSchema } from './shared-words.ts';

test('the unit of a figure must fit beside its caption on a phone', () => {
  const figure = { value: '48', caption: 'What is fed' };
  expect(claimedFigureSchema.safeParse({ ...figure, unit: 'circuits' }).success).toBe(true);
  const { error } = claimedFigureSchema.safeParse({ ...figure, unit: 'kilovolt-amperes' });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['unit'], expect.stringMatching(/^expected a unit of 1 to 11 characters, for example: /)],
  ]);
});

const sectionSchema = serviceSectionSchema({
  reference: () => z.object({ collection: z.string(), id: z.string() }),
});

test('the scope of a service has three to nine items', () => {
  const scope = (count: number) => ({
    kind: 'scope',
    heading: 'What is in it',
    items: Array.from({ length: count }, () => ({ title: 'One-line', text: 'We draw it.' })),
  });
  const accepted = [2, 3, 9, 10].filter((count) => sectionSchema.safeParse(scope(count)).success);
  expect(accepted).toEqual([3, 9]);
});

test('a section of questions may have only one question', () => {
  const faqs = [{ question: 'How fast?', answer: 'In an hour.' }];
  expect(sectionSchema.safeParse({ kind: 'faqs', heading: 'Questions', faqs }).success).toBe(true);
});
