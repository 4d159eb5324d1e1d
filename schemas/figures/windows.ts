import { z } from 'zod';
import { group, listOf } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

/** Windows of work as bars on a time axis, one below the other, up to one day that all of them serve. */
export const windows = figureOf(
  'windows',
  group({
    axis: group({
      /** What the axis counts. */
      title: label('MONTHS AFTER CONTRACT'),
      /** Where it starts, zero unless told. */
      start: amount('a number of months', '-3').optional(),
      /** Where it ends. */
      end: amount('a number of months', '18'),
      /** From one number of the axis to the next. */
      step: amount('a number of months', '3'),
    }),
    /** What a solid and what an outlined bar mean. */
    key: group({ solid: label('FIELD WORK'), outlined: label('STUDIES, ORDERS, FACTORIES') }),
    windows: listOf(
      group({
        label: label('CIVIL AND FOUNDATIONS'),
        /** Its length, its owner, its condition. */
        note: label('8–12 WEEKS').optional(),
        /** On the axis; before its start, the bar comes in from the left edge. */
        from: amount('a number of months', '8'),
        to: amount('a number of months', '10.5'),
        solid: z.boolean({ error: 'expected true or false' }),
        /** The same work on another calendar, outlined above its bar. */
        against: group({
          from: amount('a number of weeks', '18'),
          to: amount('a number of weeks', '58'),
        }).optional(),
      }),
      'windows',
    ),
    /** The day that the windows lead to. */
    goal: group({
      label: label('ENERGIZATION'),
      at: amount('a number of months', '18'),
      /** The same day on the other calendar, and how far apart the two are. */
      against: group({
        label: label('IN SEQUENCE, WEEK 81'),
        at: amount('a number of weeks', '81'),
        difference: label('16 WEEKS'),
      }).optional(),
    }),
    /** A day within one window that lets another begin. The windows by their labels. */
    release: group({
      label: label('ONE-LINE FROZEN 11'),
      at: amount('a number of weeks', '11'),
      of: label('DESIGN'),
      begins: label('GEAR ON ORDER'),
    }).optional(),
  }),
);
