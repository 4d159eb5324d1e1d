import { z } from 'zod';
import { exactlyOf, group, listOf, type SchemaContext, text, yesOrNo } from './fields.ts';
import { linkTargetSchema } from './links.ts';
import { faqSchema, processStepSchema, titledTextSchema } from './shared-words.ts';

/** What stands beside the device number; without it, what sections of the kind are called. */
const label = text('the name of the section', 'Equipment').optional();
const heading = text('a heading', 'What is in the scope');
const intro = text('one or two sentences', 'From the utility tap to the motor lead.').optional();

const twoOrSix = 'expected exactly 2 or 6 sheets; the design has room for that many';

/** A section of a service page, told apart by `kind`; the page shows them in the order of the file. */
export const serviceSectionSchema = (context: SchemaContext) => {
  const { reference } = context;
  return z.discriminatedUnion(
    'kind',
    [
      group({
        kind: z.literal('outcomes'),
        heading,
        intro,
        items: listOf(titledTextSchema, 'outcomes', 3),
      }).meta({ title: 'What the customer has afterward' }),
      group({
        kind: z.literal('scope'),
        heading,
        intro,
        items: exactlyOf(6, titledTextSchema, 'scope items'),
      }).meta({ title: 'Scope of work' }),
      /** Approaches, kinds of emergency, technologies, capabilities. */
      group({
        kind: z.literal('cards'),
        label,
        heading,
        intro,
        items: listOf(titledTextSchema, 'cards', 3),
      }).meta({ title: 'Cards' }),
      group({
        kind: z.literal('process'),
        heading,
        intro,
        steps: listOf(processStepSchema, 'steps', 3),
      }).meta({ title: 'How a job runs' }),
      group({
        kind: z.literal('list'),
        label,
        heading,
        intro,
        items: listOf(text('a few words', 'Motor control centers'), 'items', 3),
      }).meta({ title: 'Equipment or applications' }),
      group({
        kind: z.literal('facilities'),
        heading,
        intro,
        facilityTypes: listOf(reference('facilityTypes'), 'facility types'),
      }).meta({ title: 'Facility types' }),
      group({
        kind: z.literal('projects'),
        heading,
        intro,
        projects: listOf(reference('projects'), 'projects'),
        /** Whether projects are linked at their second address, where they have one. */
        alias: yesOrNo.default(false).meta({ title: 'Use their second web addresses' }),
      }).meta({ title: 'Projects' }),
      /** Records that the customer receives, each drawn: two beside their words or six on a wall. */
      group({
        kind: z.literal('sheets'),
        label,
        heading,
        intro,
        sheets: z
          .array(
            group({
              /** A sheet of the sample station. Example: relay-test-report */
              sheet: reference('sheets'),
              caption: text('what the sheet shows', 'As built, with the settings of the relay.'),
            }),
            {
              error:
                'expected a list of sheets; in the file, write each on a line of its own after a dash',
            },
          )
          .min(2, twoOrSix)
          .refine(({ length }) => length <= 2 || length === 6, { error: twoOrSix }),
      }).meta({ title: 'Sample sheets' }),
      group({
        kind: z.literal('availability'),
        heading,
        text: text('one or two sentences', 'Day and night.'),
        items: listOf(titledTextSchema, 'facts', 2),
        /** The dispatch map beside them, which leads to the service area. */
        map: group({
          /** What assistive technology calls it. */
          label: text('a label', 'Map of the towns and the base that answers each'),
          /** What the link under it says. */
          link: text('what the link says', 'Miles and drive times'),
        }).optional(),
      }).meta({ title: 'When the line is answered' }),
      group({
        kind: z.literal('faqs'),
        heading,
        faqs: listOf(faqSchema, 'questions', 4),
      }).meta({ title: 'Questions' }),
      /** Articles on the matter; drafts are left out until they are published. */
      group({
        kind: z.literal('reading'),
        heading,
        links: listOf(linkTargetSchema(context), 'links'),
      }).meta({ title: 'Articles' }),
    ],
    {
      error:
        'expected a kind of section: outcomes, scope, cards, process, list, facilities, projects, sheets, availability, faqs, reading',
    },
  );
};

export type ServiceSection = z.infer<ReturnType<typeof serviceSectionSchema>>;
