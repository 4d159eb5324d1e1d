import { describe, expect, test } from 'vitest';
import { evaluateFormula } from '../../../../../checks/site/evaluate-formula.ts';
import type { FieldFormula } from '../field-table.ts';
import { formatCalculated } from '../fill/typed-number.ts';
import { type CellValue, calculate } from './calculate.ts';

import { composeFormula } from './compose-formula.ts';

/** Numbers of one row, by column title. The title is also the column's letter in the spreadsheet. */
type Readings = Record<string, number | string>;

/** Returns the result of the formula in a row with these readings, in a spreadsheet and in the sample. */
function resultsOf(formula: FieldFormula, readings: Readings) {
  const spreadsheetFormula = composeFormula(formula, (title) => `${title}1`);
  return {
    spreadsheet: evaluateFormula(
      spreadsheetFormula,
      (address) => readings[address.replace('1', '')],
    ),
    sample: calculate(formula, (title) => readings[title]),
  };
}

describe('a limit that is a multiple of the lowest reading', () => {
  const limit: FieldFormula = { kind: 'times-lowest', of: ['A', 'B', 'C'], times: 1.5 };

  test.each([
    { readings: { A: 3.5, B: 3.6, C: 5.2 }, expected: 5.2 },
    { readings: { A: 0.6, B: 0.7, C: 0.6 }, expected: 0.9 },
    { readings: { A: 14, B: 15, C: 14 }, expected: 21 },
    { readings: { A: -2.83, B: 7.03, C: 7.1 }, expected: -4.2 },
  ])('of $readings is $expected, rounded toward zero to a tenth', ({ readings, expected }) => {
    expect(resultsOf(limit, readings)).toEqual({ spreadsheet: expected, sample: expected });
  });
});

test('a limit needs at least two readings', () => {
  const limit: FieldFormula = { kind: 'times-lowest', of: ['A', 'B', 'C'], times: 1.5 };
  expect(resultsOf(limit, { A: 14 })).toEqual({ spreadsheet: '', sample: '' });
  expect(resultsOf(limit, { A: 14, C: 16 })).toEqual({ spreadsheet: 21, sample: 21 });
});

test('a difference has no rounding errors, which could put it into a higher band', () => {
  const rise: FieldFormula = { kind: 'difference', of: 'A', less: 'B' };
  expect(resultsOf(rise, { A: 64.4, B: 61.4 })).toEqual({ spreadsheet: 3, sample: 3 });
});

describe('the rise at rated load', () => {
  const formula: FieldFormula = { kind: 'rise-at-full-load', rise: 'A', load: 'B', full: 'C' };

  test.each([{ load: 0 }, { load: 30 }, { load: 39.9 }])(
    'is not extrapolated from a load of $load A of 100 A',
    ({ load }) => {
      const results = resultsOf(formula, { A: 5, B: load, C: 100 });
      expect(results).toEqual({ spreadsheet: 'Under 40%', sample: 'Under 40%' });
    },
  );

  test('is empty without a measured rise', () => {
    const results = resultsOf(formula, { B: 30, C: 100 });
    expect(results).toEqual({ spreadsheet: '', sample: '' });
  });

  test('is extrapolated from 40% of the rated load', () => {
    const { spreadsheet, sample } = resultsOf(formula, { A: 5, B: 40, C: 100 });
    expect(spreadsheet).toBeCloseTo(31.25, 9);
    expect(sample).toBeCloseTo(31.25, 9);
  });
});

test('a product multiplies all values and the factor, and needs all values', () => {
  const product: FieldFormula = { kind: 'product', of: ['A', 'B'], times: 12 };
  expect(resultsOf(product, { A: 5, B: 2 })).toEqual({ spreadsheet: 120, sample: 120 });
  expect(resultsOf(product, { A: 5 })).toEqual({ spreadsheet: '', sample: '' });
});

test('a share of another row is calculated with the value of that row', () => {
  const share: FieldFormula = { kind: 'share', of: 'A', from: 'B', at: '100%' };
  const whole = (title: string, at?: string) => (at === undefined ? { A: 0.618 }[title] : 1000);
  const address = (title: string, at?: string) => `${title}${at === undefined ? 1 : 9}`;
  const spreadsheet = evaluateFormula(composeFormula(share, address), (cell) =>
    cell === 'B9' ? 1000 : { A1: 0.618 }[cell],
  );
  expect({ spreadsheet, sample: calculate(share, whole) }).toEqual({
    spreadsheet: 618,
    sample: 618,
  });
});

describe('the trip time of a relay', () => {
  const time: FieldFormula = { kind: 'trip-time', curve: 'A', dial: 'B', multiple: 'C' };

  test.each([
    // 19.61 / (3² − 1) + 0.491 at a dial of 2, and 0.14 / (2^0.02 − 1) at a dial of 0.1.
    { curve: 'IEEE VI', dial: 2, multiple: 3, seconds: 5.8845 },
    { curve: ' ieee vi ', dial: 2, multiple: 3, seconds: 5.8845 },
    { curve: 'IEC SI', dial: 0.1, multiple: 2, seconds: 1.0029 },
  ])(
    'of "$curve" at $multiple times the pickup is $seconds s',
    ({ curve, dial, multiple, seconds }) => {
      const { spreadsheet, sample } = resultsOf(time, { A: curve, B: dial, C: multiple });
      expect(spreadsheet).toBeCloseTo(seconds, 4);
      expect(sample).toBeCloseTo(seconds, 4);
    },
  );

  test.each<{ reason: string; readings: Readings }>([
    { reason: 'at the pickup', readings: { A: 'IEEE VI', B: 1, C: 1 } },
    { reason: 'below the pickup', readings: { A: 'IEC EI', B: 1, C: 0.5 } },
    { reason: 'without a known curve', readings: { A: 'VI', B: 1, C: 2 } },
    { reason: 'without a dial', readings: { A: 'IEEE VI', C: 2 } },
  ])('is empty $reason', ({ readings }) => {
    expect(resultsOf(time, readings)).toEqual({ spreadsheet: '', sample: '' });
  });
});

test.each<{ description: string; formula: FieldFormula; readings: Readings }>([
  {
    description: 'a deviation',
    formula: { kind: 'deviation', of: ['A'], from: 'B' },
    readings: { A: 3, B: 0 },
  },
  {
    description: 'a ratio',
    formula: { kind: 'ratio', of: 'A', to: 'B' },
    readings: { A: 3, B: 0 },
  },
])('$description stays empty instead of dividing by zero', ({ formula, readings }) => {
  expect(resultsOf(formula, readings)).toEqual({ spreadsheet: '', sample: '' });
});

/** A formula of each kind. Its columns are A, B and C. */
const formulas: FieldFormula[] = [
  { kind: 'deviation', of: ['A'], from: 'B' },
  { kind: 'deviation', of: ['A', 'C'], from: 'B' },
  { kind: 'ratio', of: 'A', to: 'B' },
  { kind: 'times-lowest', of: ['A', 'B', 'C'], times: 1.5 },
  { kind: 'difference', of: 'A', less: 'B' },
  { kind: 'product', of: ['A', 'B'] },
  { kind: 'product', of: ['A'], times: 12 },
  { kind: 'rise-at-full-load', rise: 'A', load: 'B', full: 'C' },
  { kind: 'rise-band', rise: 'A', comparedTo: 'similar' },
  { kind: 'rise-band', rise: 'A', comparedTo: 'ambient' },
];

test.each(formulas)(
  '$kind is the same on the screen and in the spreadsheet for 200 random rows',
  (formula) => {
    const random = randomNumbers(1);
    for (let row = 0; row < 200; row += 1) {
      const readings = readRandomly(random);
      const { spreadsheet, sample } = resultsOf(formula, readings);
      const show = (value: unknown) =>
        formatCalculated(value as CellValue, { sample: { text: '' }, kept: false, formula });
      expect(show(sample), JSON.stringify(readings)).toBe(show(spreadsheet));
    }
  },
);

/** Returns readings of up to three decimals. Some are missing, zero or negative. */
function readRandomly(random: () => number): Readings {
  const size = 10 ** (4 * random());
  const readings: Readings = {};
  for (const column of ['A', 'B', 'C']) {
    const kind = random();
    const sign = kind > 0.9 ? -1 : 1;
    const reading = sign * Number((size * (0.5 + random())).toFixed(4 * random()));
    if (kind > 0.1) readings[column] = kind > 0.15 ? reading : 0;
  }
  return readings;
}

/** Returns a function that returns the same numbers from 0 to 1 in each run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
