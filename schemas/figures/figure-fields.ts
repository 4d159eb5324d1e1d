import { z } from 'zod';
import { group, listOf, text } from '../fields.ts';

/** What every figure says beside its drawing. */
export const figureWords = {
  caption: text('a caption', 'Where each voltage is at home. Illustrative.'),
  /** What the drawing says, for those who do not see it. Every figure of the drawing stands here. */
  words: listOf(text('a sentence', 'Below 5 MW and 10 miles: medium voltage.'), 'sentences'),
};

/** A drawing with its data, a caption, and the same in words. */
export function figureOf<Name extends string, Data extends z.ZodType>(drawing: Name, data: Data) {
  return group({ drawing: z.literal(drawing), ...figureWords, data });
}

/** A number of a drawing; `what` says it with its unit. */
export function amount(what: string, example: string) {
  return z.number({ error: `expected ${what}; write it as ${example}` });
}

/** A name in a drawing: short, and in capitals where it names equipment. */
export function label(example: string) {
  return text('a short name', example).max(40, 'expected at most 40 characters; shorten the name');
}
