import { claim, exactlyOf, group, type SchemaContext, text } from './fields.ts';
import { pageLinkSchema } from './links.ts';
import { processStepSchema, searchListingSchema } from './shared-words.ts';

const section = {
  /** The plain name beside the device number. */
  label: text('the name of the section', 'Services'),
  heading: text('a heading', 'One contractor for the whole scope'),
};

/** The home page, section by section. */
export const homeSchema = ({ reference }: SchemaContext) =>
  group({
    search: searchListingSchema,
    hero: group({
      heading: text('a heading', 'Electrical Services for the Permian Basin'),
      lead: text('one sentence', 'Construction, testing and emergency response.'),
      /** The orange button and the two beside it. */
      actions: exactlyOf(3, pageLinkSchema, 'buttons').meta({ title: 'Buttons' }),
    }).meta({ title: 'Top of the page' }),
    services: group({
      ...section,
      /** Five services by id, in the order of their breakers. Example: maintenance */
      services: exactlyOf(5, reference('services'), 'services'),
    }),
    experience: group({
      ...section,
      text: text('one or two sentences', 'Every job starts with the hazard.'),
      points: exactlyOf(
        3,
        group({
          title: text('a few words', '20+ years in the field'),
          description: text('one sentence', 'Crews who know the basin.'),
        }),
        'points',
      ),
      /** Company figures under the panel. */
      figures: exactlyOf(
        4,
        group({
          value: text('a number in quotes', "'24'"),
          /** Example: /7 */
          unit: text('a unit', 'years').optional(),
          /** Example: Emergency response, every day of the year */
          caption: text('what the number counts', 'Years of experience'),
          claim,
        }),
        'figures',
      ),
      /** Stands under the drawn event record, which is not a measurement. */
      recordCaption: text('a caption', 'Illustrative event record'),
    }),
    process: group({
      ...section,
      steps: exactlyOf(5, processStepSchema, 'steps'),
    }),
    facilityTypes: group({
      ...section,
      /** Stands at the right of the heading. */
      text: text('one sentence', 'Six facility types, each with a typical one-line.'),
      /** Six facility types by id. Example: tank-batteries */
      facilityTypes: exactlyOf(6, reference('facilityTypes'), 'facility types'),
    }),
    projects: group({
      ...section,
      /** The button at the right of the heading. */
      action: pageLinkSchema,
      /** Three projects by id. Example: wind-farms */
      projects: exactlyOf(3, reference('projects'), 'projects'),
    }),
    serviceArea: group({
      ...section,
      /** One or two sentences that name the base. `{ringRadius}` becomes the ring's radius. */
      text: text('one or two sentences', 'Crews leave from Andrews and Hobbs.'),
      action: pageLinkSchema,
      /** What assistive technology calls the map. `{ringRadius}` becomes the same. */
      mapLabel: text('a label', 'Map of the ten towns we serve').meta({
        title: 'Map name for screen readers',
      }),
    }),
    closing: group({
      ...section,
      text: text('one sentence', 'A qualified person answers.'),
      /** The buttons beside the phone number. */
      actions: exactlyOf(2, pageLinkSchema, 'buttons'),
    }),
  });
