import type { z } from 'zod';
import { serviceDrawings } from '#electrical/station/service-drawings.ts';
import {
  exactlyOf,
  group,
  headed,
  headline,
  listOf,
  oneOf,
  order,
  type SchemaContext,
  text,
  yesOrNo,
} from './fields.ts';
import { formerAddressesSchema } from './former-addresses.ts';
import { jobLinkSchema } from './job.ts';
import { heroActionSchema, linkTargetSchema, pagePictureSchema } from './links.ts';
import { serviceSectionSchema } from './service-sections.ts';
import { pageHero, pageOpening, processStepSchema, searchListingSchema } from './shared-words.ts';

/** Emergency instructions, in one language. */
const urgentWords = {
  /** Safety instructions until the crew arrives: keep your distance, treat everything as energized, call 911. */
  untilWeArrive: exactlyOf(
    3,
    text('what to do, in a sentence', 'Treat every conductor as energized.'),
    'lines on what to do',
  ),
  callHeading: text('a few words', 'When you call, tell us'),
  /** Facts that callers should give first. */
  facts: exactlyOf(4, text('a fact to give first', 'Where you are'), 'facts for the call'),
  arrival: text('one or two sentences', 'A crew typically arrives in 1-2 hours.'),
};

/** Emergency instructions at the top of the page of a service, in English and Spanish. */
const urgentSchema = group({
  ...urgentWords,
  /** Buttons that expand the rest of the page on phones. */
  folds: group({
    drawing: text('a few words', 'What is live, and what is not'),
    sections: text('a few words', 'For planners: scope, records, coverage'),
  }).meta({ title: 'Folded on phones' }),
  spanish: group({
    link: text('the text of the link, in Spanish', 'En español'),
    heading: headline('a heading in Spanish', 'Llame a cualquier hora'),
    ...urgentWords,
  }),
});

/** One service. The file name determines its address: maintenance.yaml becomes /services/maintenance. */
export const serviceSchema = (context: SchemaContext) =>
  group({
    title: headline('the name of the service', 'Preventive maintenance'),
    summary: text('one sentence', 'Planned outages, inspections and repairs.'),
    features: listOf(text('a few words', 'Thermography under load'), 'features').meta({
      title: 'What it covers',
    }),
    linkText: text('the text of the link', 'View service').default('View service'),
    /** Whether the service is available day and night. Its breaker is always drawn closed. */
    alwaysOn: yesOrNo.default(false).meta({
      title: 'Answers 24/7',
      description: 'For one service only.',
    }),
    /** Whether the breaker of this service is locked out: drawn racked out, and never closed. */
    lockedOut: yesOrNo.default(false).meta({
      title: 'Locked out in the drawing on the home page',
      description: 'Its breaker is drawn racked out.',
    }),
    /** Name of the drawings on the page and cards of the service, and on the home page. Example: maintenance */
    drawing: oneOf(serviceDrawings, 'a drawing'),
    order,
    formerAddresses: formerAddressesSchema,
    search: searchListingSchema,
    hero: pageHero('Turn-key electrical work', 'One contract from load study to as-builts.', {
      actions: listOf(heroActionSchema, 'buttons')
        .max(2, 'expected one or two buttons')
        .meta({ title: 'Buttons' }),
    }),
    /** Emergency instructions at the top of the page. The page title is then small, above the phone number. */
    urgent: urgentSchema.optional().meta({
      title: 'Emergency call at the top',
      description: 'The page then starts with the emergency number.',
    }),
    picture: pagePictureSchema(context).optional(),
    sections: listOf(serviceSectionSchema(context), 'sections').meta({
      title: 'Sections',
      description: 'The page shows them in this order.',
    }),
    /** Text above the buttons at the end. The first button has the same link as the first button of the page. */
    closing: headed('When is your next outage?', {
      text: text('one or two sentences', 'Send the one-line and the last test reports.'),
    }),
  });

export type Urgent = z.infer<typeof urgentSchema>;

export const servicesPageSchema = (context: SchemaContext) =>
  group({
    ...pageOpening('Electrical services', 'What our crews do.'),
    /** The link, below the services, to the record of one job. */
    job: jobLinkSchema(context),
    process: headed('How a job starts', { steps: exactlyOf(3, processStepSchema, 'steps') }),
    insights: headed('Reading', {
      links: listOf(linkTargetSchema(context), 'links'),
    }).optional(),
  });
