import { group, listOf } from '../fields.ts';
import { figureOf, label } from './figure-fields.ts';

/** Steps of a job in order along a wire, and the larger steps that they form. */
export const stepsGrouped = figureOf(
  'steps-grouped',
  group({
    groups: listOf(
      group({
        name: label('CONSULTATION'),
        /** Its steps, in order. */
        steps: listOf(label('SITE ASSESSMENT'), 'steps').max(5),
      }),
      'groups',
    ).max(4),
  }).refine(({ groups }) => groups.flatMap(({ steps }) => steps).length <= 5, {
    path: ['groups'],
    error: 'expected at most 5 steps; the drawing has room for that many',
  }),
);
