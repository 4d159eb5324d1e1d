import { enumerate } from '../enumerate.ts';
import { stringCurrentData } from './string-current-data.ts';
import { ranges, segmentAmps } from './string-segments.ts';

const { turbines, power, conductors } = stringCurrentData;

/** What the words may state: the data, and what adds up along the string. */
export const stringCurrentNumbers = {
  ...stringCurrentData,
  /** Megawatts of all turbines. */
  total: turbines * power,
  amps: enumerate(segmentAmps(stringCurrentData).map(Math.round)),
  /** The segments of each conductor, from the far end. */
  segments: ranges(conductors).map(({ from, to }) =>
    to - from === 2 ? `${from + 1} and ${to}` : `${from + 1} to ${to}`,
  ),
};
