import { z } from 'zod';
import { phone } from '#contract/company.ts';
import {
  choices,
  count,
  county,
  group,
  headed,
  headline,
  kind,
  kindsOf,
  limitedText,
  listOf,
  oneOf,
  positive,
  refuse,
  type SchemaContext,
  stateCode,
  text,
} from './fields.ts';
import { formerAddressesSchema } from './former-addresses.ts';
import { jobStripSchema } from './job-strip.ts';
import { pagePictureSchema } from './links.ts';
import { jobPhotosSchema } from './photo.ts';
import { sampleFlag } from './shared-words.ts';

/** The customer. Enter a name only with the customer's permission. */
const ownerSchema = group({
  kind: text('what the owner is, not who', 'Midstream operator'),
  name: text('a name', 'Example Midstream LLC').optional().meta({
    title: 'Name',
    description: 'Only with written permission.',
  }),
  permission: oneOf(['yes', 'no']).default('no').meta({ title: 'Permission to name them' }),
}).superRefine(({ name, permission }, issues) => {
  if (!name || permission === 'yes') return;
  const remedy = 'get permission in writing and write yes, or remove the name';
  refuse(issues, ['permission'], `a name requires permission: yes; ${remedy}`);
});

/** The person who confirms the job to buyers. A name and a phone number require permission. */
const referenceSchema = kindsOf('reference', [
  kind('on-request', 'On request', {}),
  kind('listed', 'Listed', {
    name: text('a name', 'Pat Roe'),
    phone,
    permission: z
      .enum(['yes'], {
        error:
          'expected yes; list a person only with written permission, or write kind: on-request',
      })
      .meta({ title: 'Permission to list them, in writing' }),
  }),
]);

/** A step or a deliverable of a job, with a sample sheet of the matching record. */
const recordedStep = ({ reference }: SchemaContext) =>
  group({
    title: headline('a few words', 'Isolated'),
    text: text('a sentence or two', 'Locked open, tested for absence of voltage, grounded.'),
    sheet: reference('sheets', { removable: true }).optional(),
  });

const voltageError = 'expected numbers with a space before the unit, for example 4.16 kV or 480 V';

/** One or more voltages. Examples: 480 V, 24.9 kV/480 V, 34.5 kV and 480Y/277 V */
const voltage = text('a voltage', '12.47 kV').refine(
  (value) => !/\d[kV]/.test(value),
  voltageError,
);

const monthError = 'expected a year and a month, for example 2025-03';

const hoursError = 'expected the hours worked on the job, for example 640';

const wholeHours = z.number({ error: hoursError }).int(hoursError).positive(hoursError);

/** A completed job. The file name determines its address: lug.yaml becomes /projects/jobs/lug. */
export const jobSchema = (context: SchemaContext) =>
  group({
    title: headline('what was done, in a few words', 'Replaced the main breaker of a pump station'),
    sample: sampleFlag,
    formerAddresses: formerAddressesSchema,
    /** Summary for lists and search engines. */
    summary: limitedText('one sentence', 50, 165, 'A 2,000 A main breaker replaced in one outage.'),
    owner: ownerSchema.optional(),
    place: group({
      county,
      state: stateCode(context),
    }).optional(),
    year: z
      .number({ error: 'expected a year, for example 2026' })
      .int('expected a year, for example 2026')
      .min(1900, 'expected a year, for example 2026')
      .max(2100, 'expected a year, for example 2026')
      .optional(),
    services: listOf(context.reference('services'), 'services'),
    facilityType: context.reference('facilityTypes').optional(),
    project: context.reference('projects').optional(),
    voltage: voltage.optional(),
    size: text('the size of the work', '5 MVA').optional(),
    role: z
      .enum(['prime', 'subcontractor'], { error: 'expected prime or subcontractor' })
      .optional()
      .meta({
        title: 'Our role',
        ...choices({ prime: 'Prime contractor', subcontractor: 'Subcontractor' }),
      }),
    energized: z
      .string({ error: monthError })
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, monthError)
      .optional()
      .meta({ title: 'Energized in', description: 'Year and month: 2025-03.' }),
    hours: wholeHours.optional().meta({ title: 'Hours worked on the job' }),
    recordables: count('the number of recordable cases on the job', '0').meta({
      title: 'Recordable cases',
    }),
    reference: referenceSchema.optional(),
    crew: text('how many people, in which roles', 'A foreman and three journeymen').optional(),
    duration: group({
      count: positive('a number', '11'),
      unit: oneOf(['hours', 'days', 'weeks', 'months']),
    }).optional(),
    plannedOutage: positive('a number of hours', '8')
      .optional()
      .meta({ title: 'Planned outage, hours' }),
    question: headline('the question of the job, in one sentence', 'Why was lug B so hot?')
      .optional()
      .meta({ title: 'Question', description: 'The heading of the section about the problem.' }),
    problem: text(
      'a paragraph on what had to be solved',
      'The new breaker was 40 mm deeper.',
    ).optional(),
    strip: jobStripSchema(context).optional().meta({ title: 'Times of the job, as a drawing' }),
    done: listOf(recordedStep(context), 'steps').optional().meta({ title: 'What was done' }),
    handedOver: listOf(recordedStep(context), 'records').optional(),
    photos: jobPhotosSchema(context),
    /** Drawings to show if the job has no photos. */
    drawings: listOf(pagePictureSchema(context), 'drawings')
      .optional()
      .meta({ title: 'Drawings, where there are no photos' }),
    lead: context.reference('people').optional().meta({ title: 'Who led it' }),
  }).superRefine(({ photos, drawings }, issues) => {
    if (!photos || !drawings) return;
    refuse(issues, ['drawings'], 'the job has photos; remove the drawings');
  });

export type Job = z.infer<ReturnType<typeof jobSchema>>;

/** A link to the record of one job; hidden without `job`. */
export const jobLinkSchema = ({ reference }: SchemaContext) =>
  group({
    text: text('the text of the link', 'One repair, sheet by sheet', 'Link text'),
    job: reference('jobs').optional(),
  })
    .optional()
    .meta({ title: 'Line that leads to a job record' });

/** Headings and labels on the cards and pages of jobs. */
export const jobWordsSchema = headed('Jobs that we have done', {
  sample: group({
    label: text('the label of samples', 'Sample'),
    note: text('one sentence', 'Not a job of ours.'),
  }),
  record: text('a heading', 'The job in figures'),
  problem: text('a heading', 'What went wrong'),
  times: text('a heading', 'The job, hour by hour'),
  done: text('a heading', 'What was done'),
  handedOver: text('a heading', 'What was handed over'),
  lead: text('a heading', 'Who led it'),
  /** The text above the buttons at the end of the page. */
  closing: text('one or two sentences', 'Send the one-line and the date.'),
}).meta({ title: 'Job records' });

/** Formats a month. Example: March 2025 for 2025-03 */
export const formatMonth = (month: string) =>
  new Date(`${month}-01`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Formats a duration. Example: 1 day for `{ count: 1, unit: 'days' }` */
export function formatDuration({ count, unit }: NonNullable<Job['duration']>): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? unit.slice(0, -1) : unit}`;
}
