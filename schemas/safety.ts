import { z } from 'zod';
import { phone } from '#contract/company.ts';
import { choices, day, group, headed, listOf, oneOf, refuse, text, verbatim } from './fields.ts';
import { yearSchema } from './safety-years.ts';
import { pageOpening, sampleFlag } from './shared-words.ts';

const expires = day('2027-06-30').meta({
  title: 'Expires on',
  description: 'Builds after this day no longer show this entry.',
});

/** Safety and insurance data that buyers request before they invite a bid. Every part is optional. */
export const safetySchema = () =>
  group({
    sample: sampleFlag,
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
        insurer: text('an insurance company', 'Example Insurance Company').optional(),
        rating: text('the insurer’s rating', 'AM Best A, IX').optional(),
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
    compensation: oneOf(['subscriber', 'non-subscriber'])
      .optional()
      .meta({
        title: "Workers' compensation in Texas",
        description: 'Texas lets employers choose; buyers ask which one you are.',
        ...choices({ subscriber: 'Subscriber', 'non-subscriber': 'Non-subscriber' }),
      }),
    drugAndAlcohol: text('the program and who runs it', '49 CFR 199, run by a consortium')
      .optional()
      .meta({ title: 'Drug and alcohol program' }),
    operatorQualification: text('the program and its evaluator', '49 CFR 192, by Veriforce')
      .optional()
      .meta({ title: 'Operator qualification' }),
    writtenPrograms: listOf(text('the name of a program', 'Lockout/tagout'), 'programs')
      .optional()
      .meta({ title: 'Written safety programs' }),
    uei: verbatim('the UEI of SAM.gov', 'ABCDEFGHJKL1')
      .refine((id) => /^[A-Z0-9]{12}$/.test(id), {
        error: 'expected the 12 capital letters and digits of the UEI of SAM.gov',
      })
      .optional()
      .meta({ title: 'UEI' }),
    naics: listOf(
      verbatim('a NAICS code in quotes', "'238210'").refine((code) => /^\d{6}$/.test(code), {
        error: "expected the six digits of a NAICS code in quotes, for example '238210'",
      }),
      'codes',
    )
      .optional()
      .meta({ title: 'NAICS codes' }),
    facts: listOf(
      group({
        label: text('a few words', 'USDOT number'),
        value: text('the fact', '0000000'),
        source: text('a source', 'Policy of January 2026').optional(),
        expires: expires.optional(),
      }),
      'facts',
    )
      .optional()
      .meta({
        title: 'Other facts',
        description:
          'What differs per company, such as training, the USDOT number or wording for additional insureds.',
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
      'expected years, insurance, programs, bonding, facts, documents or another fact; without any of these, delete the file',
  });

/** Fields that are no facts by themselves. */
const notFacts: readonly string[] = ['id', 'sample', 'checked'];

/** Lists the names of the fields that have facts. */
export const listSafetyParts = (safety: object): string[] =>
  Object.entries(safety).flatMap(([name, part]) =>
    part === undefined || notFacts.includes(name) ? [] : [name],
  );

/** Returns whether there is any fact to show. */
export const hasFigures = (safety: object): boolean => listSafetyParts(safety).length > 0;

export type Safety = z.infer<ReturnType<typeof safetySchema>>;

/** Text of the safety page. The site has this page only if content/safety.yaml exists. */
export const safetyPageSchema = () =>
  group({
    ...pageOpening('Safety and insurance', 'What buyers ask before they invite a bid.'),
    /** Text of the links to this page. */
    link: text('the text of the link', 'Safety and insurance'),
    /** Marks invented safety numbers and people. */
    sample: group({
      label: text('the label of samples', 'Sample'),
      note: text('one sentence about the page', 'Every figure on this sheet is invented.'),
      people: text('one sentence about the people', 'The crew of the sample station.'),
    }),
    /** Heading of the list of people, on this page. */
    crew: text('a heading', 'Who switches, tests and signs'),
    print: text('the text of the button', 'Print this sheet'),
    years: headed('Three years of figures', {
      note: text('one or two sentences', 'Rates are per 200,000 hours worked.'),
      /** Stands in the cells of values that are known for other years, but not for this one. */
      notStated: text('what a cell without a value says', 'not stated'),
      sources: text('a heading', 'Where the figures come from'),
      injuries: text('a heading', 'What happened'),
    }),
    insurance: headed('Insurance', {}),
    programs: headed('Qualification programs', {}),
    bonding: headed('Bonding', {}),
    facts: headed('Programs, training and terms', {}),
    documents: headed('W-9 and certificates', {
      text: text('one sentence', 'Ask for the W-9 or a certificate of insurance.'),
    }),
  });

export type SafetyPageWords = z.infer<ReturnType<typeof safetyPageSchema>>;
