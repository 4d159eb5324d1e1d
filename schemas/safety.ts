import { z } from 'zod';
import { phone } from '#contract/company.ts';
import { amount, day, group, headed, listOf, oneOf, refuse, text } from './fields.ts';
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

/** The safety rates of one year, and the hours worked in that year. */
const yearSchema = group({
  year: wholeNumber('a year', '2025'),
  emr: rate('the experience modification rate', '0.82').meta({ title: 'EMR' }),
  trir: rate('the total recordable incident rate', '0.9').meta({ title: 'TRIR' }),
  dart: rate('the rate of days away, restricted or transferred', '0.4').meta({ title: 'DART' }),
  hours: wholeNumber('hours worked', '61000').meta({ title: 'Hours worked' }),
  source: text('the source of the figures', 'OSHA Form 300A; EMR by our insurer'),
});

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
      .meta({ title: 'Safety figures by year' }),
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
        name: oneOf(['ISNetworld', 'Avetta', 'Veriforce'], 'a program'),
        number: text('a number in quotes', "'400-123456'"),
        expires: expires.optional(),
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
  }).refine((safety) => Object.values(safety).some((part) => part !== undefined), {
    error:
      'expected years, insurance, programs, bonding or documents; without any of these, delete the file',
  });

export type Safety = z.infer<ReturnType<typeof safetySchema>>;

/** Text of the safety page. The site has this page only if content/safety.yaml exists. */
export const safetyPageSchema = () =>
  group({
    ...pageOpening('Safety and insurance', 'What buyers ask before they invite a bid.'),
    /** Text of the links to this page. */
    link: text('what the link says', 'Safety and insurance'),
    years: headed('Three years of figures', {
      note: text('one or two sentences', 'Rates are per 200,000 hours worked.'),
    }),
    insurance: headed('Insurance', {}),
    programs: headed('Qualification programs', {}),
    bonding: headed('Bonding', {}),
    documents: headed('W-9 and certificates', {
      text: text('one sentence', 'Ask for the W-9 or a certificate of insurance.'),
    }),
  });
