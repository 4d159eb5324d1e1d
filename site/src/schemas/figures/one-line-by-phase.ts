import { exactlyOf, group } from '../fields.ts';
import { figureOf, label } from './figure-fields.ts';

/** The same service five times: surveyed, on paper, built and dead, soaked, in service. */
export const oneLineByPhase = figureOf(
  'one-line-by-phase',
  group({
    phases: exactlyOf(
      5,
      group({
        /** Example: SITE ASSESSMENT */
        name: label('SITE ASSESSMENT'),
        /** How the service stands in it. Example: ON PAPER */
        state: label('ON PAPER'),
      }),
      'phases',
    ),
  }),
);
