import { z } from 'zod';
import { phone } from '#contract/company.ts';
import {
  choices,
  count,
  day,
  group,
  headed,
  listOf,
  oneOf,
  refuse,
  type SchemaContext,
  stateCode,
  text,
  verbatim,
} from './fields.ts';
import { bondingSchema, expires, policySchema } from './safety-insurance.ts';
import { currentEmrSchema, wholeNumber, yearSchema } from './safety-years.ts';
import { pageOpening, sampleFlag } from './shared-words.ts';

/** A person or an office that buyers can ask. */
const contactPersonSchema = group({
  name: text('a name, a title or a crew number', 'Jane Roe'),
  role: text('what the person does', 'Safety manager').optional(),
  phone: phone.optional(),
  email: z.email({ error: 'expected an email address, for example office@example.com' }).optional(),
});

/** The status of workers' compensation in one state. */
const compensationSchema = (context: SchemaContext) =>
  group({
    state: stateCode(context),
    status: oneOf(['covered', 'subscriber', 'non-subscriber']).meta({
      description: 'Texas lets employers choose; buyers ask which one you are.',
      ...choices({
        covered: 'Covered by a policy',
        subscriber: 'Subscriber (Texas)',
        'non-subscriber': 'Non-subscriber (Texas)',
      }),
    }),
  }).superRefine(({ state, status }, issues) => {
    if (state === 'TX' || status === 'covered') return;
    const remedy = `for ${state}, write covered or remove this entry`;
    refuse(
      issues,
      ['status'],
      `there are subscribers and non-subscribers only in Texas; ${remedy}`,
    );
  });

/** Safety programs and training that every buyer asks for. */
const safetyProgramsSchema = group({
  drugAndAlcohol: text('the program and who runs it', '49 CFR 199, run by a consortium')
    .optional()
    .meta({ title: 'Drug and alcohol program' }),
  operatorQualification: text('the program and its evaluator', '49 CFR 192, by Veriforce')
    .optional()
    .meta({ title: 'Operator qualification' }),
  nfpa70e: group({
    edition: wholeNumber('the year of the edition', '2024'),
    text: text('what the program includes', 'Energized work permit, yearly audit').optional(),
  })
    .optional()
    .meta({ title: 'Electrical safety program under NFPA 70E' }),
  written: listOf(text('the name of a program', 'Lockout/tagout'), 'programs')
    .optional()
    .meta({ title: 'Written safety programs' }),
});

/** Facts about the company that registers and questionnaires list. */
const businessSchema = group({
  founded: wholeNumber('a year', '2004').optional().meta({ title: 'Year founded' }),
  subcontracting: text('which work you subcontract, if any', 'Boring and crane work; nothing else')
    .optional()
    .meta({ title: 'Work that you subcontract' }),
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
});

/** Safety and insurance data that buyers request before they invite a bid. Every part is optional. */
export const safetySchema = (context: SchemaContext) =>
  group({
    sample: sampleFlag,
    checked: group({
      on: day('2027-03-02').meta({
        title: 'Figures as of',
        description: 'The day on which you last compared this file with your records.',
      }),
      by: text('the title or crew number of the person', 'Safety manager').meta({
        title: 'Who confirms the figures',
      }),
    })
      .optional()
      .meta({ title: 'Date and confirmation of the figures' }),
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
    currentEmr: currentEmrSchema.optional().meta({ title: 'EMR of the current policy period' }),
    insurance: listOf(policySchema, 'policies').optional(),
    compensation: listOf(compensationSchema(context), 'states')
      .superRefine((states, issues) => {
        states.forEach(({ state }, index) => {
          if (states.findIndex((each) => each.state === state) === index) return;
          refuse(issues, [index, 'state'], `${state} is already listed; remove one of the two`);
        });
      })
      .optional()
      .meta({ title: "Workers' compensation by state" }),
    bonding: bondingSchema.optional(),
    programs: listOf(
      group({
        name: text('the name of a program', 'ISNetworld'),
        number: verbatim('a number in quotes', "'400-123456'"),
        status: text('a status or grade', 'Grade A').optional().meta({ title: 'Grade or status' }),
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
    training: listOf(
      group({
        course: text('the name of a course', 'SafeLand USA'),
        people: count('the number of people who hold it', '31').meta({
          title: 'People who hold it',
        }),
      }),
      'courses',
    )
      .optional()
      .meta({ title: 'Training' }),
    safetyPrograms: safetyProgramsSchema.optional(),
    business: businessSchema.optional(),
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
          'What differs per company, such as the USDOT number, the CAGE code or wording for additional insureds.',
      }),
    contacts: group({
      safety: contactPersonSchema.optional().meta({ title: 'Who answers questions about safety' }),
      documents: contactPersonSchema.optional().meta({ title: 'Who sends the documents' }),
    })
      .optional()
      .meta({ title: 'Contacts' }),
    documents: listOf(text('the name of a document', 'Form W-9'), 'documents').optional().meta({
      title: 'Documents on request',
      description: 'Documents that you send to buyers who ask for them.',
    }),
  }).refine(hasFigures, {
    error:
      'expected years, insurance, programs, bonding, facts, documents or another fact; without any of these, delete the file',
  });

/** Fields that are no facts by themselves. */
const notFacts: readonly string[] = ['id', 'sample', 'checked'];

/** Lists the names of the fields that have facts. Example of a field in a group: business.founded */
export const listSafetyParts = (safety: object): string[] =>
  Object.entries(safety).flatMap(([name, part]) => {
    if (part === undefined || notFacts.includes(name)) return [];
    return isGroup(part) ? Object.keys(part).map((field) => `${name}.${field}`) : [name];
  });

const isGroup = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && !Array.isArray(part) && !(part instanceof Date);

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
    /** Stands in place of a value that buyers expect and the owner has not entered. */
    notStated: text('what a place without a value says', 'not stated'),
    licenses: headed('Licenses', {}),
    years: headed('Three years of figures', {
      note: text('one or two sentences', 'Rates are per 200,000 hours worked.'),
      sources: text('a heading', 'Where the figures come from'),
      injuries: text('a heading', 'What happened'),
    }),
    currentEmr: headed('EMR of the current policy period', {}),
    insurance: headed('Insurance', {}),
    programs: headed('Qualification programs', {}),
    bonding: headed('Bonding', {}),
    training: headed('Training', {}),
    facts: headed('Programs and terms', {}),
    safetyContact: headed('Questions about safety', {}),
    documents: headed('Documents', {
      text: text('one sentence', 'We send these documents on request:'),
      request: text('the text of the button', 'Request the prequalification documents'),
      /** The button leads to the contact form, whose message then begins with this subject. */
      about: verbatim('the subject of the message', 'Prequalification documents'),
    }),
  });

export type SafetyPageWords = z.infer<ReturnType<typeof safetyPageSchema>>;
