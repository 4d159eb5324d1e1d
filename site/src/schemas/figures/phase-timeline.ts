import { z } from 'zod';
import { group, listOf, text } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

/** Years ahead in phases: dates already fixed, dates of a plan, dates reckoned, and expectations. */
export const phaseTimeline = figureOf(
  'phase-timeline',
  group({
    phases: listOf(
      group({
        /** First year. */
        from: amount('a year', '2025'),
        /** Last year, counted in. */
        to: amount('a year', '2027'),
        /** Example: early adoption */
        name: label('early adoption'),
        /** What is expected of the phase, without a date. Example: first import paths */
        expected: listOf(text('an expectation', 'first import paths'), 'expectations'),
      }),
      'phases',
    ),
    /** Dates in order. */
    dates: listOf(
      group({
        /** How sure it is: fixed by a rule, a plan's model year, or calculated. */
        kind: z.enum(['fixed', 'plan', 'calculated'], {
          error: 'expected fixed, plan or calculated',
        }),
        /** Where it lies, in years and parts of years. Example: 2025.33 for 1 May 2025 */
        at: amount('years and parts of a year', '2025.33'),
        /** Where it ends, if it is a span rather than a day. Example: 2027.5 for a half-year */
        to: amount('years and parts of a year', '2027.5').optional(),
        /** As it is printed. Example: by 1 May 2025 */
        date: label('by 1 May 2025'),
        /** Example: import-voltage decision due */
        what: label('import-voltage decision due'),
        /** How high it stands over the axis on wide screens, from 1. */
        level: amount('a level', '3'),
        /** The text stands left of its mark on wide screens. */
        before: z.boolean({ error: 'expected true or false' }).optional(),
      }),
      'dates',
    ),
  }),
);
