import { expect, test } from 'vitest';
import { dayAt, morningOf } from './days.ts';

test.each([
  ['2025-01-06', 'America/Chicago', '2025-01-06T15:00:00.000Z'],
  ['2025-07-04', 'America/Chicago', '2025-07-04T14:00:00.000Z'],
  // The days on which the clocks change.
  ['2026-03-08', 'America/Chicago', '2026-03-08T14:00:00.000Z'],
  ['2026-11-01', 'America/Chicago', '2026-11-01T15:00:00.000Z'],
  ['2026-04-05', 'Pacific/Auckland', '2026-04-04T21:00:00.000Z'],
  ['2026-09-27', 'Pacific/Auckland', '2026-09-26T20:00:00.000Z'],
  ['2026-01-01', 'Pacific/Honolulu', '2026-01-01T19:00:00.000Z'],
  ['2028-02-29', 'Asia/Kolkata', '2028-02-29T03:30:00.000Z'],
  ['2025-01-06', 'UTC', '2025-01-06T09:00:00.000Z'],
])(
  'a date without a time is nine in the morning of the same day: %s in %s',
  (day, timeZone, time) => {
    const morning = morningOf(new Date(day), timeZone);
    expect(morning.toISOString()).toBe(time);
    expect(dayAt(morning, timeZone)).toBe(day);
  },
);
