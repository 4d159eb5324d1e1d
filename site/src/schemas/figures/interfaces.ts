import { group, listOf } from '../fields.ts';
import { figureOf, label } from './figure-fields.ts';

/** Parties on one job: each in touch with each, and the same with one of them in the middle. */
export const interfaces = figureOf(
  'interfaces',
  group({
    /** In the order of the ring, clockwise from the top; from 5 to 10 of them. Example: TRENCH CREW */
    parties: listOf(label('TRENCH CREW'), 'parties', 5).max(10),
    /** Over the first drawing. Example: EACH WITH EACH */
    mesh: label('EACH WITH EACH'),
    hub: group({
      /** Over the second drawing. Example: ONE CONTRACTOR */
      title: label('ONE CONTRACTOR'),
      /** Who stands in the middle. Example: CONTRACTOR */
      name: label('CONTRACTOR'),
      /** The party whose place it takes. Example: POWER CREW */
      replaces: label('POWER CREW'),
    }),
    /** Lines that stay outside the hub, each between two parties. */
    kept: listOf(
      group({ from: label('OWNER'), to: label("OWNER'S ENGINEER") }),
      'lines that stay outside the hub',
    ),
  }).refine(
    ({ parties, hub, kept }) =>
      [hub.replaces, ...kept.flatMap(({ from, to }) => [from, to])].every((name) =>
        parties.includes(name),
      ),
    { path: ['kept'], error: 'expected names from the list of parties' },
  ),
);
