import { describe, expect, test } from 'vitest';
import type { FormFormula } from '#site/data/form-table.ts';
import { evaluateFormula } from '../../../../../checks/site/evaluate-formula.ts';
import { calculate } from './calculate.ts';
import { composeFormula } from './compose-formula.ts';

const columns = ['A', 'B', 'C', 'D'];

/** Returns the result of the formula in a row with these readings, in a spreadsheet and in the sample. */
function resultsOf(formula: FormFormula, readings: Record<string, number>) {
  const titleOf = (address: string) => columns[address.charCodeAt(0) - 'A'.charCodeAt(0)] ?? '';
  return {
    spreadsheet: evaluateFormula(
      composeFormula(formula, (title) => `${title}1`),
      (address) => readings[titleOf(address)],
    ),
    sample: calculate(formula, (title) => readings[title]),
  };
}

describe('a limit that is a multiple of the lowest reading', () => {
  const limit: FormFormula = { kind: 'times-lowest', of: ['A', 'B', 'C'], times: 1.5 };

  test.each([
    [{ A: 3.5, B: 3.6, C: 5.2 }, 5.2],
    [{ A: 0.6, B: 0.7, C: 0.6 }, 0.9],
    [{ A: 14, B: 15, C: 14 }, 21],
  ])('of %j is %d, rounded down to a tenth', (readings, expected) => {
    expect(resultsOf(limit, readings)).toEqual({ spreadsheet: expected, sample: expected });
  });
});

test.each<[FormFormula, Record<string, number>]>([
  [
    { kind: 'rise-at-full-load', rise: 'A', load: 'B', full: 'C' },
    { A: 3, B: 0, C: 100 },
  ],
  [
    { kind: 'deviation', of: ['A'], from: 'B' },
    { A: 3, B: 0 },
  ],
  [
    { kind: 'ratio', of: 'A', to: 'B' },
    { A: 3, B: 0 },
  ],
])('%j stays empty instead of dividing by zero', (formula, readings) => {
  expect(resultsOf(formula, readings)).toEqual({ spreadsheet: '', sample: '' });
});
