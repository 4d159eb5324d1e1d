import { group, listOf } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

/** A transformer's load through one day, and how long it stays above a planning limit. */
export const loadDay = figureOf(
  'load-day',
  group({
    /** What the transformer is built for. kVA. */
    rating: amount('kVA', '300'),
    /** The planning limit. Percent of the rating. */
    limit: amount('percent', '80'),
    /** What the lowest load is called. */
    low: label('BEFORE DAWN'),
    /** Loads known at an hour, from 0 to 24; the curve runs through them. */
    points: listOf(
      group({
        hour: amount('hours after midnight', '16'),
        load: amount('kVA', '280'),
      }),
      'loads',
      2,
    ),
  }),
);
