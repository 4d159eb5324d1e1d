import { group, listOf } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

/** A concentration in air and what stands at it. */
const level = group({
  /** Parts per million by volume. */
  ppm: amount('ppm', '10').positive(),
  /** Each on its own line. */
  labels: listOf(label('NIOSH CEILING'), 'labels'),
});

/** Hydrogen sulfide in air, from the workday limit to the flammable range, each tenfold alike. */
export const h2sScale = figureOf(
  'h2s-scale',
  group({
    /** Limits for people, from low to high. */
    limits: listOf(level, 'limits'),
    /** From here on, immediately dangerous. */
    dangerous: level,
    /** From here on, flammable. */
    flammable: level,
  }),
);
