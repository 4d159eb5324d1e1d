import { exactlyOf, group } from '../fields.ts';
import { figureOf, label } from './figure-fields.ts';

/** A customer substation with one transformer and its protection, before its line switch closes. */
export const substationOneLine = figureOf(
  'substation-one-line',
  group({
    /** Of the utility's line. Example: 138 kV */
    high: label('138 kV'),
    /** Of the bus. Example: 34.5 kV */
    low: label('34.5 kV'),
    /** Maximum voltage on the nameplate of 52-2 and the feeder breakers. Example: 38 kV */
    lowClass: label('38 kV'),
    /** Ratio of the current transformers in the bushings of 52-1. Example: 600:5 */
    highRatio: label('600:5'),
    /** Ratio of those on the bus side of 52-2. Example: 1,200:5 */
    lowRatio: label('1,200:5'),
    /** Ratings of T1, printed as an example. */
    transformer: group({
      /** Example: 30/40/50 MVA */
      rating: label('30/40/50 MVA'),
      /** On the first of the three ratings. Example: 9% */
      impedance: label('9%'),
    }),
    /** The feeder breakers, left to right. */
    feeders: exactlyOf(3, label('52-F1'), 'feeder breakers'),
    /** Of the station battery. Example: 125 V dc */
    battery: label('125 V dc'),
    /** What the RTU speaks. Example: DNP3 */
    protocol: label('DNP3'),
  }),
);
