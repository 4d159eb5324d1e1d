import type { z } from 'zod';
import {
  baseCity,
  day,
  group,
  headed,
  headline,
  limitedText,
  listOf,
  oneOf,
  positive,
  refuse,
  type SchemaContext,
  stateCode,
  template,
  text,
} from './fields.ts';
import { formerAddressesSchema } from './former-addresses.ts';
import { landscape } from './landscapes.ts';
import { peopleWordsSchema } from './person.ts';
import { pageOpening, sampleFlag, titledTextSchema } from './shared-words.ts';

/** A job opening. The file name determines its address: lineman.yaml becomes /careers/lineman. */
export const openingSchema = (context: SchemaContext) =>
  group({
    title: headline('the name of the job', 'Journeyman electrician'),
    sample: sampleFlag,
    formerAddresses: formerAddressesSchema,
    /** Summary for lists and search engines. */
    summary: limitedText('one sentence', 50, 165, 'Builds and tests medium-voltage switchgear.'),
    base: baseCity(context),
    employment: oneOf(['full-time', 'part-time', 'temporary']).default('full-time'),
    crew: text('the crew', 'A foreman, two journeymen and an apprentice'),
    pay: paySchema,
    /** Allowance for nights and meals away from home. Leave out for jobs without travel. */
    perDiem: text('the allowance for a night away', '$60 for each night away').optional(),
    rotation: text('days and hours', 'Monday to Thursday, ten hours a day'),
    onCallPay: text(
      'what is paid for being on call',
      '$150 for a week on call, plus the hours worked',
    )
      .optional()
      .meta({ title: 'On-call pay' }),
    truck: text('the owner of the truck', 'Company truck, kept at the base').optional(),
    /** Licenses required on the first day. */
    licenses: listOf(
      group({
        class: text('the class of a license', 'Journeyman Electrician'),
        state: stateCode(context),
      }),
      'licenses',
    ).default([]),
    datePosted: day('2026-11-02').meta({ title: 'Posted on' }),
    /**
     * The last day of the opening; builds after this day omit it. Without a last day, the opening is published
     * until its file is deleted.
     */
    validThrough: day('2027-01-31').optional().meta({ title: 'Open through' }),
    work: listOf(text('a task', 'Terminate and test cable'), 'tasks', 2),
    bring: listOf(text('a requirement', 'A valid driver license'), 'requirements', 2),
    /** Benefits besides pay. Each is a promise to applicants. */
    benefits: listOf(
      text('a benefit', 'Health insurance from the first day'),
      'benefits',
    ).optional(),
    /** Clothing and tools: what the company provides, and what the employee buys. */
    gear: listOf(text('what is provided, or not', 'We provide arc-rated clothing'), 'items')
      .optional()
      .meta({ title: 'Clothing and tools' }),
    firstDay: listOf(text('something to bring', 'Documents for Form I-9'), 'items')
      .optional()
      .meta({ title: 'Needed on the first day' }),
    /** A typical day, hour by hour. */
    hours: listOf(
      group({
        at: text('a time', '6:00 a.m.'),
        text: text('one sentence', 'The crew goes over the job at the truck.'),
      }),
      'times of the day',
      3,
    ),
    answers: text('who answers, and how', 'The electrical superintendent calls you.').meta({
      title: 'Who answers',
    }),
  }).superRefine(({ datePosted, validThrough }, issues) => {
    if (!validThrough || validThrough >= datePosted) return;
    refuse(
      issues,
      ['validThrough'],
      'expected a day no earlier than datePosted; correct one of the two dates',
    );
  });

const paySchema = group({
  least: positive('an amount in dollars', '34'),
  most: positive('an amount in dollars', '42'),
  per: oneOf(['hour', 'day', 'week', 'month', 'year']),
}).superRefine(({ least, most }, issues) => {
  if (most < least) refuse(issues, ['most'], `expected ${least} or more; write the higher amount`);
});

/** Conditions for everyone who is hired. Preflight asks the owner to confirm this text. */
const hiringSchema = headed('Hiring and checks', {
  wording: oneOf(['sample', 'confirmed'], 'a state').meta({
    title: 'Wording',
    description: 'Write confirmed once the words below are yours; preflight refuses the sample.',
  }),
  equalOpportunity: titledTextSchema,
  screening: titledTextSchema.meta({ title: 'Drug test, background and driving record' }),
});

/** Text of the page that lists all openings, and text shared by the pages of individual openings. */
export const careersPageSchema = () => {
  const section = headed('What the work is', { items: listOf(titledTextSchema, 'items', 2) });
  return group({
    ...pageOpening('Work here', 'What the work is, where it is, and what it pays.'),
    landscape: landscape('crew'),
    openings: headed('Open now', {
      see: text('the text of the link to the openings', 'See the openings'),
      /** Text shown while there are no openings. */
      none: text('one or two sentences', 'Nothing is open now. Send us your name.'),
    }),
    /** The button that expands the last two sections on phones. */
    fold: text('a few words', 'The work, and the bases'),
    work: section,
    /** `{towns}` becomes the towns served from a base, each with its drive time. */
    bases: headed('Where crews start', {
      text: template(['towns'], 'one sentence', 'Crews from here work in {towns}.'),
    }),
    licenses: section,
    safety: section,
    pay: section,
    hiring: hiringSchema,
    people: peopleWordsSchema,
    sample: group({
      label: text('the label of samples', 'Sample'),
      note: text('one sentence', 'Not a real opening; its pay is made up.'),
    }),
    /** Headings on the page of an opening. */
    opening: group({
      terms: text('a heading', 'Pay, hours and truck'),
      hours: text('a heading', 'What the day looks like'),
      work: text('a heading', 'What you do'),
      bring: text('a heading', 'What you bring'),
      benefits: text('a heading', 'What you get besides pay'),
      gear: text('a heading', 'Clothing and tools'),
      firstDay: text('a heading', 'What to have on the first day'),
      /** Under the terms, because the form requires an email address. {phone} becomes the phone number. */
      withoutEmail: template(['phone'], 'one sentence', 'No email address? Call {phone}.'),
      /** Text beside the QR code on the printed page. */
      scan: text('one sentence', 'Scan to read this on your phone and write to us.'),
    }),
    /** Call to action at the end of the page of all openings. `opening` replaces it on the page of one opening. */
    closing: headed('Not on the list?', {
      label: text('the name of the section', 'Apply'),
      text: text('a sentence', 'Tell us your trade and your license.'),
      opening: headed('Is this your kind of work?', {
        text: text('a sentence', 'Tell us what you have built.'),
        action: text('the text of the button', 'Write about this job'),
      }),
    }),
  });
};

export type Opening = z.infer<ReturnType<typeof openingSchema>>;

/** Formats pay. Example: $34 to $42 an hour */
export function formatPay({ least, most, per }: Opening['pay']): string {
  const range = least === most ? dollars(least) : `${dollars(least)} to ${dollars(most)}`;
  const article = per === 'hour' ? 'an' : 'a';
  return `${range} ${article} ${per}`;
}

function dollars(amount: number): string {
  return amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });
}
