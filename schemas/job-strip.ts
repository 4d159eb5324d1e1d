import { z } from 'zod';
import { group, listOf, refuse, type SchemaContext, text } from './fields.ts';

const momentError = 'expected a day and a time, for example 2026-05-14 06:42';

const moment = z
  .string({ error: momentError })
  .regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/, momentError);

/** Returns a moment in minutes since 1970 UTC. Moments have no time zone: they are those of the site's clocks. */
export const minutesOf = (value: string): number =>
  Date.parse(`${value.replace(' ', 'T')}:00Z`) / 60_000;

/** Times of a job along one axis. Each thing that happened names the sheet that has its time. */
export const jobStripSchema = ({ reference }: SchemaContext) =>
  group({
    label: text('a sentence that describes the drawing', 'The repair, from May 12 to May 14.'),
    /** The hours that are drawn. The axis is broken between them. */
    windows: listOf(group({ from: moment, to: moment }), 'times'),
    items: listOf(
      group({
        from: moment,
        to: moment.optional(),
        value: text('a reading with its unit', '62 °C').optional(),
        text: text('what happened, in a few words', 'Isolated, steps 1 to 21'),
        sheet: reference('sheets', { removable: true }).optional(),
      }),
      'items',
    ),
  }).superRefine(({ windows, items }, issues) => {
    const isDrawn = (value: string) => windows.some(({ from, to }) => value >= from && value <= to);
    windows.forEach(({ from, to }, index) => {
      if (from < to) return;
      refuse(issues, ['windows', index, 'to'], `is not later than ${from}; correct one of the two`);
    });
    items.forEach(({ from, to }, index) => {
      if (to !== undefined && to <= from) {
        refuse(issues, ['items', index, 'to'], `is not later than ${from}; correct one of the two`);
      }
      for (const [name, value] of Object.entries({ from, to })) {
        if (value === undefined || isDrawn(value)) continue;
        const message = `${value} is in none of the windows; extend a window, or correct the time`;
        refuse(issues, ['items', index, name], message);
      }
    });
  });
