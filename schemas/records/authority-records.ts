import { z } from 'zod';
import { group, listOf, text } from '../fields.ts';
import { priorities, sentence } from './record-fields.ts';

/** Something to verify before a contract. */
export const qualificationCategory = group({
  category: text('a category', 'Licensing and insurance'),
  priority: z.enum(priorities, { error: `expected a priority: ${priorities.join(', ')}` }),
  items: listOf(text('something to see', 'TDLR license number, looked up'), 'items', 2),
  questions: listOf(text('a question', 'Which master electrician is assigned?'), 'questions', 2),
});

/** A class of hazardous location. */
export const hazardousLocationClass = group({
  classification: text('a classification', 'Class I, Division 2'),
  description: sentence,
  examples: listOf(text('an example', 'Within 10 ft of the shell of a tank'), 'examples', 2),
  requirements: listOf(
    text('a requirement', 'TEFC motors without arcing parts'),
    'requirements',
    2,
  ),
});
