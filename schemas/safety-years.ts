import { z } from 'zod';
import { amount, count, day, group, refuse, text } from './fields.ts';
import { expires } from './safety-insurance.ts';

const rate = (what: string, example: string) =>
  amount(what, example).min(0, `expected ${what}, for example ${example}`).optional();

export const wholeNumber = (what: string, example: string) => {
  const error = `expected ${what}, for example ${example}`;
  return z.number({ error }).int(error).positive(error);
};

/** The safety numbers of one year, and the hours worked in that year. */
export const yearSchema = group({
  year: wholeNumber('a year', '2025'),
  emr: rate('the experience modification rate', '0.82').meta({ title: 'EMR' }),
  recordables: count('the number of recordable cases', '1').meta({
    title: 'Recordable cases',
    description: 'The TRIR is calculated from them and the hours.',
  }),
  dartCases: count('the number of cases with days away, restricted or transferred', '0').meta({
    title: 'DART cases',
    description: 'The DART rate is calculated from them and the hours.',
  }),
  trir: rate('the total recordable incident rate', '1.26').meta({
    title: 'TRIR',
    description: 'Only without recordable cases.',
  }),
  dart: rate('the rate of days away, restricted or transferred', '0').meta({
    title: 'DART',
    description: 'Only without DART cases.',
  }),
  hours: wholeNumber('a number of hours worked', '158800').meta({
    title: 'Total hours worked by all employees',
  }),
  lostTimeCases: count('the number of cases with days away from work', '0').meta({
    title: 'Cases with days away from work',
    description: 'Line H of OSHA Form 300A.',
  }),
  restrictedCases: count('the number of cases with restricted work or a job transfer', '0').meta({
    title: 'Cases with restricted work or a job transfer',
    description: 'Line I of OSHA Form 300A.',
  }),
  daysAway: count('the number of days away from work', '0').meta({
    title: 'Days away from work',
    description: 'Line K of OSHA Form 300A.',
  }),
  fatalities: count('the number of fatalities', '0').meta({
    description: 'Line G of OSHA Form 300A.',
  }),
  employees: count('the annual average number of employees', '74').meta({
    title: 'Annual average number of employees',
    description: 'As on OSHA Form 300A.',
  }),
  vehicleRate: rate('the number of vehicle accidents per million miles', '1.4').meta({
    title: 'Vehicle accidents per million miles',
  }),
  citations: count('the number of OSHA citations', '0').meta({ title: 'OSHA citations' }),
  emrPeriod: text('the policy period of the EMR', '1/1/2025 to 1/1/2026').optional().meta({
    title: 'Policy period of the EMR',
  }),
  emrLetter: text('the letter that states the EMR', 'Letter of our insurer, 2/3/2025')
    .optional()
    .meta({ title: 'Letter that states the EMR' }),
  source: text('the source of the figures', 'OSHA Form 300A; EMR by our insurer'),
  injuries: text(
    'what happened and what changed, in a few sentences without names',
    'A hand was caught between a reel and its stand. Reels are now chocked.',
  )
    .optional()
    .meta({ title: 'What happened' }),
}).superRefine((figures, issues) => {
  checkRate(figures, 'trir', issues);
  checkRate(figures, 'dart', issues);
  checkShares(figures, issues);
  checkLostTime(figures, issues);
});

type YearFigures = Pick<
  z.infer<typeof yearSchema>,
  'hours' | 'recordables' | 'dartCases' | 'trir' | 'dart'
>;

type LostTime = Pick<z.infer<typeof yearSchema>, 'lostTimeCases' | 'restrictedCases' | 'daysAway'>;

/** The EMR of the policy period that has not ended. */
export const currentEmrSchema = group({
  rate: amount('the experience modification rate', '0.82')
    .min(0, 'expected the experience modification rate, for example 0.82')
    .meta({ title: 'EMR' }),
  starts: day('2026-07-01').meta({ title: 'First day of the policy period' }),
  expires: expires.meta({ title: 'Last day of the policy period' }),
  letter: text('the letter that states the EMR', 'Letter of our insurer, 6/22/2026')
    .optional()
    .meta({ title: 'Letter that states the EMR' }),
}).superRefine(({ starts, expires: end }, issues) => {
  if (starts < end) return;
  refuse(issues, ['expires'], 'is not after starts; correct one of the two dates');
});

/** OSHA's base for incident rates: the hours that 100 employees work in a year. */
const hoursPerRate = 200_000;

const rateOf = (cases: number, hours: number) => (cases * hoursPerRate) / hours;

/** Returns an incident rate and its number of cases; undefined if the year has neither. */
export function describeCases(
  { hours, recordables, dartCases, trir, dart }: YearFigures,
  name: 'trir' | 'dart',
): { rate: number; cases: number } | undefined {
  const [cases, typed] = name === 'trir' ? [recordables, trir] : [dartCases, dart];
  if (cases !== undefined) return { rate: rateOf(cases, hours), cases };
  if (typed === undefined) return undefined;
  return { rate: typed, cases: Math.round((typed * hours) / hoursPerRate) };
}

/** Formats a number of cases. Example: 1 case */
const formatCases = (cases: number) =>
  `${cases.toLocaleString('en-US')} ${cases === 1 ? 'case' : 'cases'}`;

/** Rejects a rate that contradicts the entered number of cases or, without it, is not the rate of any whole number. */
function checkRate(figures: YearFigures, name: 'trir' | 'dart', issues: z.RefinementCtx): void {
  const { hours, recordables, dartCases } = figures;
  const typed = figures[name];
  const entered = name === 'trir' ? recordables : dartCases;
  const nearest = describeCases(figures, name);
  if (typed === undefined || !nearest) return;
  if (isRounded(typed, rateOf(nearest.cases, hours))) return;
  const worked = `${hours.toLocaleString('en-US')} hours`;
  if (entered !== undefined) {
    const right = rateOf(entered, hours).toFixed(2);
    const message = `${formatCases(entered)} in ${worked} is a rate of ${right}; enter that rate or remove ${name}`;
    refuse(issues, [name], message);
    return;
  }
  const cases = (typed * hours) / hoursPerRate;
  const neighbors = [Math.floor(cases), Math.floor(cases) + 1].map(
    (whole) => `${rateOf(whole, hours).toFixed(2)} for ${formatCases(whole)}`,
  );
  const remedy = `correct ${name} or hours, or enter the number of cases instead`;
  const message = `${typed} at ${worked} would mean ${cases.toFixed(2)} cases; the nearest possible rates are ${neighbors.join(' and ')}; ${remedy}`;
  refuse(issues, [name], message);
}

/**
 * Rejects days away without a case, and cases with days away or restricted work that do not agree with the number of
 * DART cases, which is their sum.
 */
function checkLostTime(
  { lostTimeCases, restrictedCases, daysAway, ...figures }: YearFigures & LostTime,
  issues: z.RefinementCtx,
): void {
  if (daysAway && lostTimeCases === 0) {
    const message = 'there is no case with days away; correct daysAway or lostTimeCases';
    refuse(issues, ['daysAway'], message);
  }
  const dart = describeCases(figures, 'dart');
  if (!dart) return;
  const shares = { lostTimeCases, restrictedCases };
  for (const [field, cases = 0] of Object.entries(shares)) {
    if (cases <= dart.cases) continue;
    const message = `exceeds the number of DART cases, ${dart.cases}, which include these; correct one of these numbers`;
    refuse(issues, [field], message);
    return;
  }
  if (lostTimeCases === undefined || restrictedCases === undefined) return;
  const sum = lostTimeCases + restrictedCases;
  if (sum === dart.cases) return;
  const message = `with lostTimeCases, the sum is ${sum}, but the number of DART cases is ${dart.cases}; correct one of these numbers`;
  refuse(issues, ['restrictedCases'], message);
}

/** Rejects more DART cases or fatalities than recordable cases, because both are recordable. */
function checkShares(
  figures: YearFigures & { fatalities?: number | undefined },
  issues: z.RefinementCtx,
): void {
  const recordable = describeCases(figures, 'trir');
  if (!recordable) return;
  const dartField = figures.dartCases === undefined ? 'dart' : 'dartCases';
  for (const [field, cases = 0] of [
    [dartField, describeCases(figures, 'dart')?.cases],
    ['fatalities', figures.fatalities],
  ] as const) {
    if (cases <= recordable.cases) continue;
    const all = `${recordable.cases} recordable ${recordable.cases === 1 ? 'case' : 'cases'}`;
    const message = `its ${formatCases(cases)} ${cases === 1 ? 'exceeds' : 'exceed'} the ${all}; correct one of these numbers`;
    refuse(issues, [field], message);
  }
}

/** Returns whether `exact`, rounded to as many decimals as `typed` has (at least one), equals `typed`. */
function isRounded(typed: number, exact: number): boolean {
  const decimals = Math.max(1, String(typed).split('.')[1]?.length ?? 0);
  // The margin allows for the inexact binary form of decimal fractions.
  return Math.abs(typed - exact) <= 0.5 / 10 ** decimals + 1e-9;
}
