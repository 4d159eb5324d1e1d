import { group, text } from './fields.ts';

/** One step of a procedure; its number is its place in the list. */
export const processStepSchema = group({
  /** Example: Site Assessment */
  title: text('the name of the step', 'Site Assessment'),
  /** One sentence. */
  description: text('one sentence about the step', 'We walk the site and confirm the load.'),
});
