import type { z } from 'zod';
import { group, text } from './fields.ts';

/** A question that visitors ask, and its answer as one paragraph of plain text. */
export const faqSchema = group({
  question: text('a question', 'How fast can a crew be on site?'),
  /** Example: In the primary area around Andrews typically in 1-2 hours. */
  answer: text('an answer', 'In the primary area typically in 1-2 hours.'),
});

export type Faq = z.infer<typeof faqSchema>;
