import { expect, test } from 'vitest';
import {
  breakLength,
  chooseLanes,
  formatStripDay,
  formatStripTime,
  placeTimes,
  wrapText,
} from './place-times.ts';

const minutes = (text: string) => Date.parse(`${text}Z`) / 60_000;

test('all windows have the same scale, and times between two windows are at the end of the break', () => {
  const windows = [
    { from: 0, to: 60 },
    { from: 600, to: 720 },
  ];
  const place = placeTimes(windows, 180 + breakLength);
  expect([0, 30, 60].map(place)).toEqual([0, 30, 60]);
  expect([300, 600, 660, 720].map(place)).toEqual([116, 116, 176, 236]);
});

test('items that would meet are in different lanes', () => {
  const extents = [
    { start: 0, end: 50 },
    { start: 40, end: 60 },
    { start: 55, end: 90 },
  ];
  expect(chooseLanes(extents)).toEqual([0, 1, 0]);
});

test('text is broken between words', () => {
  expect(wrapText('Relay 27/50/51 trips 52', 15)).toEqual(['Relay 27/50/51', 'trips 52']);
});

test('times are formatted as on the sheets', () => {
  const time = minutes('2026-05-14T06:42');
  expect([formatStripDay(time), formatStripTime(time)]).toEqual(['May 14', '06:42']);
});
