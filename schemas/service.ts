import type { z } from 'zod';
import { serviceDrawings } from '#electrical/station/service-drawings.ts';
import {
  exactlyOf,
  group,
  headed,
  listOf,
  oneOf,
  order,
  type SchemaContext,
  text,
  yesOrNo,
} from './fields.ts';
import { jobLinkSchema } from './job.ts';
import { heroActionSchema, linkTargetSchema, pagePictureSchema } from './links.ts';
import { serviceSectionSchema } from './service-sections.ts';
import { pageHero, pageOpening, processStepSchema, searchListingSchema } from './shared-words.ts';

/** One service. The file name is its address: maintenance.yaml is /services/maintenance. */
export const serviceSchema = (context: SchemaContext) =>
  group({
    title: text('the name of the service', 'Preventive maintenance'),
    summary: text('one sentence', 'Planned outages, inspections and repairs.'),
    features: listOf(text('a few words', 'Thermography under load'), 'features').meta({
      title: 'What it covers',
    }),
    linkText: text('what the link says', 'View service').default('View service'),
    /** Whether it runs day and night: its breaker is always drawn closed. */
    alwaysOn: yesOrNo.default(false).meta({
      title: 'Answers 24/7',
      description: 'For one service only.',
    }),
    /** Whether people work on what it feeds: its breaker is drawn withdrawn and nothing closes it. */
    lockedOut: yesOrNo.default(false).meta({
      title: 'Locked out in the drawing on the home page',
      description: 'Its breaker is drawn racked out.',
    }),
    /** The moment of the yard on its page and cards, and its drawing at home. Example: maintenance */
    drawing: oneOf(serviceDrawings, 'a drawing'),
    order,
    search: searchListingSchema,
    hero: pageHero('Turn-key electrical work', 'One contract from load study to as-builts.', {
      actions: listOf(heroActionSchema, 'buttons')
        .max(2, 'expected one or two buttons')
        .meta({ title: 'Buttons' }),
    }),
    /** What someone in trouble needs first; the page's name is then small, over the number. */
    urgent: urgentSchema.optional().meta({
      title: 'Emergency call at the top',
      description: 'The page then starts with the emergency number.',
    }),
    picture: pagePictureSchema(context).optional(),
    sections: listOf(serviceSectionSchema(context), 'sections').meta({
      title: 'Sections',
      description: 'In the order in which the page shows them.',
    }),
    /** Over the buttons at the end, of which the first leads where the first one of the page does. */
    closing: headed('When is your next outage?', {
      text: text('one or two sentences', 'Send the one-line and the last test reports.'),
    }),
  });

const words = {
  /** What to do until the crew arrives: keep away and how far, treat as energized, 911. */
  untilWeArrive: exactlyOf(
    3,
    text('what to do, in a sentence', 'Treat every conductor as energized.'),
    'lines on what to do',
  ),
  callHeading: text('a few words', 'When you call, tell us'),
  /** What the crew needs to hear first. */
  facts: exactlyOf(4, text('what to say', 'Where you are'), 'facts for the call'),
  arrival: text('one or two sentences', 'A crew typically arrives in 1-2 hours.'),
};

/** A service that people call in trouble: what its page says before all else. */
const urgentSchema = group({
  ...words,
  /** On phones the rest of the page is folded behind these. */
  folds: group({
    drawing: text('a few words', 'What is live, and what is not'),
    sections: text('a few words', 'For planners: scope, records, coverage'),
  }).meta({ title: 'Folded on phones' }),
  spanish: group({
    link: text('what the link says, in Spanish', 'En español'),
    heading: text('a heading in Spanish', 'Llame a cualquier hora'),
    ...words,
  }),
});

export type Urgent = z.infer<typeof urgentSchema>;

export const servicesPageSchema = (context: SchemaContext) =>
  group({
    ...pageOpening('Electrical services', 'What our crews do.'),
    /** The link below the services to the record of one job. */
    job: jobLinkSchema(context),
    process: headed('How a job starts', { steps: exactlyOf(3, processStepSchema, 'steps') }),
    insights: headed('Reading', {
      links: listOf(linkTargetSchema(context), 'links'),
    }).optional(),
  });
