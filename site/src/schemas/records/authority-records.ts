import { z } from 'zod';
import { group, listOf, text } from '../fields.ts';
import { priorities, sentence } from './record-fields.ts';

/** Something to verify before a contract. */
export const qualificationCategory = group({
  /** Example: Licensing and insurance */
  category: text('a category', 'Licensing and insurance'),
  priority: z.enum(priorities, { error: `expected a priority: ${priorities.join(', ')}` }),
  items: listOf(text('something to see', 'TDLR license number, looked up'), 'items', 2),
  questions: listOf(text('a question', 'Which master electrician is assigned?'), 'questions', 2),
});

/** What should scare one off. */
export const redFlag = group({
  warning: text('a warning sign', 'No one-line with the price'),
  description: sentence,
  impact: sentence,
});

/** Who makes and enforces rules. */
export const regulatoryAuthority = group({
  /** Example: Texas Department of Licensing and Regulation */
  authority: text('an authority', 'Texas Department of Licensing and Regulation'),
  scope: sentence,
  keyRegulations: listOf(text('a rule', '16 TAC Chapter 73'), 'rules'),
  penalties: sentence,
});

/** A class of hazardous location. */
export const hazardousLocationClass = group({
  /** Example: Class I, Division 2 */
  classification: text('a classification', 'Class I, Division 2'),
  description: sentence,
  examples: listOf(text('an example', 'Within 10 ft of the shell of a tank'), 'examples', 2),
  requirements: listOf(
    text('a requirement', 'TEFC motors without arcing parts'),
    'requirements',
    2,
  ),
});

/** What rules ask in one field of work. */
export const complianceArea = group({
  /** Example: Grounding and bonding */
  area: text('a field of work', 'Grounding and bonding'),
  requirements: listOf(text('a requirement', 'Bond across flexible couplings'), 'requirements', 2),
});
