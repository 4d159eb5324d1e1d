import { z } from 'zod';
import { phone } from '#contract/company.ts';
import { amount, count, day, group, headed, listOf, refuse, text } from './fields.ts';
import { pageOpening } from './shared-words.ts';

const rate = (what: string, example: string) =>
  amount(what, example).min(0, `expected ${what}, for example ${example}`).optional();

const wholeNumber = (what: string, example: string) => {
  const error = `expected ${what}, for example ${example}`;
  return z.number({ error }).int(error).positive(error);
};

const expires = day('2027-06-30').meta({
  title: 'Expires on',
  description: 'Builds after this day no longer show this entry.',
});

/** The safety numbers of one year, and the hours worked in that year. */
const yearSchema = group({
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
  hours: wholeNumber('a number of hours worked', '158800').meta({ title: 'Hours worked' }),
  fatalities: count('the number of fatalities', '0'),
  citations: count('the number of OSHA citations', '0').meta({ title: 'OSHA citations' }),
  employees: count('the average number of employees', '74').meta({ title: 'Average employees' }),
  source: text('the source of the figures', 'OSHA Form 300A; EMR by our insurer'),
}).superRefine((figures, issues) => {
  checkRate(figures, 'trir', issues);
  checkRate(figures, 'dart', issues);
  checkShares(figures, issues);
});

type YearFigures = Pick<
  z.infer<typeof yearSchema>,
  'hours' | 'recordables' | 'dartCases' | 'trir' | 'dart'
>;

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

/** Safety and insurance data that buyers request before they invite a bid. Every part is optional. */
export const safetySchema = () =>
  group({
    years: listOf(yearSchema, 'years')
      .max(3, 'expected at most 3 years; remove the oldest')
      .superRefine((years, issues) => {
        years.forEach(({ year }, index) => {
          if (years.findIndex((each) => each.year === year) === index) return;
          refuse(issues, [index, 'year'], `${year} is already listed; correct one of the two`);
        });
      })
      .optional()
      .meta({ title: 'Safety numbers by year' }),
    insurance: listOf(
      group({
        kind: text('a kind of insurance', 'General liability'),
        limit: text('the limit of the insurance', '$2,000,000 each occurrence'),
        expires,
      }),
      'policies',
    ).optional(),
    programs: listOf(
      group({
        name: text('the name of a program', 'ISNetworld'),
        number: text('a number in quotes', "'400-123456'"),
        status: text('a status or grade', 'Grade A').optional(),
        date: day('2026-05-01').optional().meta({ title: 'Date of the status' }),
        expires: expires.optional(),
      }).superRefine(({ status, date }, issues) => {
        if (!date || status) return;
        const remedy = 'enter the status that the program gives you, or remove the date';
        refuse(issues, ['date'], `there is no status; ${remedy}`);
      }),
      'programs',
    )
      .optional()
      .meta({ title: 'Qualification programs' }),
    bonding: group({
      surety: text('a surety', 'Example Surety Company'),
      single: text('the limit of one job', '$5,000,000').optional(),
      aggregate: text('the limit of all jobs', '$10,000,000').optional(),
      expires: expires.optional(),
    }).optional(),
    facts: listOf(
      group({
        label: text('a few words', 'Drug and alcohol program'),
        value: text('the fact', '49 CFR 199, administered by a consortium'),
        source: text('a source', 'Policy of January 2026').optional(),
        expires: expires.optional(),
      }),
      'facts',
    )
      .optional()
      .meta({
        title: 'Other facts',
        description:
          'What differs per company, such as training, the drug and alcohol program, operator qualification, the USDOT number or wording for additional insureds.',
      }),
    checked: day('2027-03-02').optional().meta({
      title: 'Figures checked on',
      description: 'The day on which you last compared this file with your records.',
    }),
    /** The person who sends the W-9 and the certificates. */
    documents: group({
      name: text('a name', 'Jane Roe'),
      phone: phone.optional(),
      email: z
        .email({ error: 'expected an email address, for example office@example.com' })
        .optional(),
    })
      .optional()
      .meta({ title: 'Who sends W-9 and certificates' }),
  }).refine(hasFigures, {
    error:
      'expected years, insurance, programs, bonding, facts or documents; without any of these, delete the file',
  });

/** Returns whether there is anything to show besides the date of the last check. */
export const hasFigures = ({ checked, ...parts }: { checked?: Date | undefined }): boolean =>
  Object.values(parts).some((part) => part !== undefined);

export type Safety = z.infer<ReturnType<typeof safetySchema>>;

/** Text of the safety page. The site has this page only if content/safety.yaml exists. */
export const safetyPageSchema = () =>
  group({
    ...pageOpening('Safety and insurance', 'What buyers ask before they invite a bid.'),
    /** Text of the links to this page. */
    link: text('the text of the link', 'Safety and insurance'),
    print: text('the text of the button', 'Print this sheet'),
    years: headed('Three years of figures', {
      note: text('one or two sentences', 'Rates are per 200,000 hours worked.'),
      /** Caption of the table with the other numbers of each year. */
      others: text('a heading', 'Employees, fatalities and citations'),
    }),
    insurance: headed('Insurance', {}),
    programs: headed('Qualification programs', {}),
    bonding: headed('Bonding', {}),
    facts: headed('Programs, training and terms', {}),
    documents: headed('W-9 and certificates', {
      text: text('one sentence', 'Ask for the W-9 or a certificate of insurance.'),
    }),
  });
