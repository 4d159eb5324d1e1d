import { exactlyOf, group } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

/** One span each of two lines over level ground: sag, tension, clearance. */
export const sagProfile = figureOf(
  'sag-profile',
  group({
    /** What the tensions hold for. */
    condition: label('120 °F, NO WIND'),
    /** From left to right; the second is drawn live. */
    spans: exactlyOf(
      2,
      group({
        name: label('138 kV'),
        conductor: label('795 kcmil ACSR'),
        /** Pounds per foot of bare conductor. */
        weight: amount('pounds per foot', '1.094'),
        /** From structure to structure. Feet. */
        length: amount('feet', '700'),
        /** The horizontal tension. Pounds. */
        tension: amount('pounds', '4500'),
        /** Where the lowest conductor is held, above ground. Feet. */
        attachment: amount('feet', '50'),
        /** The structure's top above ground. Feet. */
        top: amount('feet', '68'),
      }),
      'spans',
    ),
  }),
);
