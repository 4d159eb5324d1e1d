import type { z } from 'zod';
import { group, text } from './fields.ts';

/** A few words and the sentence or two that explain them. */
export const titledTextSchema = group({
  /** Example: Load study and one-line */
  title: text('a few words', 'Load study and one-line'),
  /** Example: We measure what runs and draw what it hangs on. */
  text: text('a sentence or two', 'We measure what runs and draw what it hangs on.'),
});

export type TitledText = z.infer<typeof titledTextSchema>;
