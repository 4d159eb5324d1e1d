import {
  betweenOf,
  exactlyOf,
  group,
  headed,
  headline,
  type SchemaContext,
  text,
} from './fields.ts';
import { formerAddressesSchema } from './former-addresses.ts';
import { homeLandscape } from './landscapes.ts';
import { pageLinkSchema } from './links.ts';
import { claimedFigureSchema, processStepSchema, searchListingSchema } from './shared-words.ts';

const section = {
  label: text('the name of the section', 'Services'),
  heading: headline('a heading', 'One contractor for the whole scope'),
};

/** One reading of a job beside the experience, with the times of the job as a small drawing. Hidden without `job`. */
const readingOfJob = ({ reference }: SchemaContext) =>
  group({
    reading: text('a reading, as in the times of the job', '412 to 26 µΩ'),
    text: text('one sentence', 'The resistance of a joint before and after its repair.'),
    link: text('the text of the link', 'Follow the repair through its sheets', 'Link text'),
    job: reference('jobs', { removable: true }).optional(),
  })
    .optional()
    .meta({ title: 'Reading of a job' });

export const homeSchema = (context: SchemaContext) =>
  group({
    search: searchListingSchema,
    formerAddresses: formerAddressesSchema,
    hero: headed('Electrical Services for the Permian Basin', {
      lead: text('one sentence', 'Construction, testing and emergency response.'),
      landscape: homeLandscape,
      /**
       * An orange button, then up to two plain buttons. Buttons for pages that the site lacks are hidden. The last button
       * is the 24/7 line.
       */
      actions: betweenOf(1, 3, pageLinkSchema, 'buttons').meta({ title: 'Buttons' }),
      /** The button that leads to the job openings. Hidden while there are none. */
      openings: text('the text of the button', 'See openings and pay').optional(),
      /** Links below the buttons. Links to pages that the site lacks are hidden. */
      links: betweenOf(1, 3, pageLinkSchema, 'links').meta({ title: 'Links' }).optional(),
    }).meta({ title: 'Top of the page' }),
    services: group({
      ...section,
      /** Ids of services, in the order of their breakers in the drawing. Example: maintenance */
      services: betweenOf(1, 6, context.reference('services'), 'services'),
    }),
    experience: group({
      ...section,
      text: text('one or two sentences', 'Every job starts with the hazard.'),
      points: exactlyOf(
        3,
        group({
          title: headline('a few words', '20+ years in the field'),
          description: text('one sentence', 'Crews who know the basin.'),
        }),
        'points',
      ),
      /** A value may be one of the placeholders `{townCount}` and `{baseCount}`. */
      figures: exactlyOf(4, claimedFigureSchema, 'figures'),
      job: readingOfJob(context),
    }),
    process: group({
      ...section,
      steps: exactlyOf(5, processStepSchema, 'steps'),
    }),
    facilityTypes: group({
      ...section,
      text: text('one sentence', 'Each with a typical one-line.'),
      facilityTypes: betweenOf(1, 6, context.reference('facilityTypes'), 'facility types'),
    }).optional(),
    projects: group({
      ...section,
      action: pageLinkSchema,
      projects: betweenOf(1, 6, context.reference('projects'), 'projects'),
    }).optional(),
    serviceArea: group({
      ...section,
      /** One or two sentences that name the base. */
      text: text('one or two sentences', 'Crews leave from Andrews and Hobbs.'),
      action: pageLinkSchema,
      /** Accessible name of the map. */
      mapLabel: text('a label', 'Map of the towns we serve', 'Map name for screen readers'),
    }),
    closing: group({
      ...section,
      text: text('one sentence', 'A qualified person answers.'),
      /** The buttons beside the phone number. */
      actions: betweenOf(1, 2, pageLinkSchema, 'buttons'),
    }),
  });
