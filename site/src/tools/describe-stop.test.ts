import { expect, test } from 'vitest';
import { answerStop, describeStop, dollars, writeRange } from './describe-stop.ts';
import type { DowntimeInput } from './downtime-cost.ts';
import { exampleStop } from './testing/example-stop.ts';

const { stop, plan } = exampleStop;

function resultsOf(changed: Partial<DowntimeInput['stop']>, of = plan) {
  return describeStop({ ...stop, ...changed }, of).map(({ result }) =>
    result.replaceAll('\u2060', ''),
  );
}

test('works the example out as the article did', () => {
  expect(resultsOf({})).toEqual([
    '$84,000',
    '$63,000',
    '$3,150',
    '$4,000–$12,000',
    '$7,150–$15,150',
    '$6,000',
    '1.2–2.5 years',
    '9.5–20 h',
    '15 h or more',
  ]);
});

test('writes every factor of a formula down, and those that are none not', () => {
  const [gross, , , spent] = describeStop(
    { ...stop, hoursOfRestart: 12, restartDollars: 2500, waitingPeople: 6 },
    plan,
  );
  expect(gross?.formula).toBe('20 × 120 bbl/day × (24 h + 12 h ÷ 2) ÷ 24 × 0.5 × $70');
  expect(spent?.formula.replaceAll('\u2060', '')).toBe('$4,000–$12,000 + $2,500 + 6 × $95 × 24 h');
  expect(describeStop(stop, plan)[3]?.formula.replaceAll('\u2060', '')).toBe('$4,000–$12,000');
});

test('says it in a sentence, at the limits too', () => {
  const free = { shareLost: 0, repairDollars: { low: 0, high: 0 } };
  expect(answerStop(stop, plan)).toMatch(/avoids one such stop every 1\.2.+2\.5 years\.$/);
  expect(answerStop({ ...stop, ...free }, plan)).toMatch(/no plan pays for itself/);
  expect(answerStop(stop, { ...plan, hoursPerYear: 0, otherDollarsPerYear: 0 })).toMatch(/at once/);
  expect(resultsOf(free).slice(6)).toEqual([
    'no number of years',
    'no number of hours',
    'no length',
  ]);
  expect(resultsOf({ repairDollars: { low: 9000, high: 9000 } }).at(-1)).toBe('any length');
});

test('writes a year of one as one, and dollars with cents where they count', () => {
  const year = { ...plan, otherDollarsPerYear: 7150 - 4275 };
  expect(resultsOf({ repairDollars: { low: 4000, high: 4000 } }, year)[6]).toBe('1 year');
  expect([787.5, 1312.5, 46_666.67, 95].map(dollars)).toEqual([
    '$787.50',
    '$1,313',
    '$46,667',
    '$95',
  ]);
  expect(writeRange({ low: 1.01, high: 1.02 }, (value) => value.toFixed(1))).toBe('1.0');
});
