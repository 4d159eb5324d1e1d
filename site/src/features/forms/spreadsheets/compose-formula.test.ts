import { describe, expect, test } from 'vitest';
import { evaluateFormula } from '../../../../../checks/site/evaluate-formula.ts';
import type { FieldFormula } from '../field-table.ts';
import { calculate } from './calculate.ts';
import { composeFormula } from './compose-formula.ts';

/** Numbers of one row, by column title. The title is also the column's letter in the spreadsheet. */
type Readings = Record<string, number>;

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
