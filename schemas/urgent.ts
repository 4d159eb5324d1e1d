import type { z } from 'zod';
import { exactlyOf, group, text } from './fields.ts';

/** What someone in trouble reads, in one language. */
const words = {
  /** What to do until the crew arrives: keep away and how far, treat as energized, 911. */
  untilWeArrive: exactlyOf(
    3,
    text('what to do, in a sentence', 'Treat every conductor as energized.'),
    'lines on what to do',
  ),
  /** What stands over the four facts. */
  callHeading: text('a few words', 'When you call, tell us'),
  /** What the crew needs to hear first. */
  facts: exactlyOf(4, text('what to say', 'Where you are'), 'facts for the call'),
  /** When a crew is there. */
  arrival: text('one or two sentences', 'A crew typically arrives in 1-2 hours.'),
};

/** A service that people call in trouble: what its page says before all else. */
export const urgentSchema = group({
  ...words,
  /** The same in Spanish. */
  spanish: group({
    link: text('what the link says, in Spanish', 'En español'),
    heading: text('a heading in Spanish', 'Llame a cualquier hora'),
    ...words,
  }),
});

export type Urgent = z.infer<typeof urgentSchema>;
