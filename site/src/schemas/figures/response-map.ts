import { exactlyOf, group, listOf } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

/** Where a place lies. Degrees north and east, so west of Greenwich is below zero. */
const position = {
  latitude: amount('degrees', '32.3187'),
  longitude: amount('degrees', '-102.5457'),
};

/** A way by road. Miles and minutes. */
const road = { miles: amount('miles', '36'), minutes: amount('minutes', '40') };

/** Two bases and the towns around them, each joined to its nearer base. */
export const responseMap = figureOf(
  'response-map',
  group({
    bases: exactlyOf(
      2,
      group({ /** Example: Andrews */ name: label('Andrews'), ...position }),
      'bases',
    ),
    /** The road from one base to the other. */
    between: group(road),
    towns: listOf(
      group({
        /** Example: Odessa */
        name: label('Odessa'),
        /** The name of its nearer base. Example: Andrews */
        base: label('Andrews'),
        /** A town that the road from the base passes, if the line is to pass it too. */
        via: label('Odessa').optional(),
        ...position,
        ...road,
      }),
      'towns',
    ),
    /** Up to so many minutes from its base a town's line is solid, beyond it is dashed. */
    within: amount('minutes', '75'),
    /** How exact miles and minutes are, in percent. Example: 10 for ±10% */
    tolerance: amount('percent', '10'),
    /** The state west of the line, and its time. */
    west: group({ state: label('NEW MEXICO'), time: label('MOUNTAIN TIME') }),
    /** The state east and south of the line, and its time. */
    east: group({ state: label('TEXAS'), time: label('CENTRAL TIME') }),
  }).refine(
    ({ bases, towns }) => towns.every(({ base }) => bases.some(({ name }) => name === base)),
    { error: 'expected every town to name one of the bases; write it as in the list of bases' },
  ),
);
