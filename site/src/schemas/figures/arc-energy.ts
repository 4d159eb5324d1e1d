import { group, listOf } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

/** Incident energy against clearing time, at one arcing current and one distance. */
export const arcEnergy = figureOf(
  'arc-energy',
  group({
    /** The device that should clear. */
    normal: group({
      label: label('BREAKER'),
      /** Its clearing time in seconds. */
      time: amount('seconds', '0.10'),
      /** The incident energy at that time, as on the equipment's label. cal/cm². */
      energy: amount('cal/cm²', '6.0'),
    }),
    /** The one behind it, which clears when the first one sticks. */
    backup: group({
      label: label('UPSTREAM'),
      /** Its clearing time in seconds. */
      time: amount('seconds', '0.70'),
    }),
    /** Energies to compare with, from low to high. */
    levels: listOf(group({ label: label('BOUNDARY'), energy: amount('cal/cm²', '1.2') }), 'levels'),
  }),
);
