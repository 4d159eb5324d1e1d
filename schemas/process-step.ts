import { group, text } from './fields.ts';

/** One step of a procedure; its number is its place in the list. */
export const processStepSchema = group({
  title: text('the name of the step', 'Site Assessment'),
  description: text('one sentence about the step', 'We walk the site and confirm the load.'),
});
