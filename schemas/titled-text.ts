import type { z } from 'zod';
import { group, text } from './fields.ts';

/** A few words and the sentence or two that explain them. */
export const titledTextSchema = group({
  title: text('a few words', 'Load study and one-line'),
  text: text('a sentence or two', 'We measure what runs and draw what it hangs on.'),
});

export type TitledText = z.infer<typeof titledTextSchema>;
