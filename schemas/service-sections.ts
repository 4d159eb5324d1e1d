import type { z } from 'zod';
import {
  betweenOf,
  claim,
  group,
  headline,
  kind,
  kindsOf,
  listOf,
  type SchemaContext,
  text,
  yesOrNo,
} from './fields.ts';
import { linkTargetSchema } from './links.ts';
import { faqSchema, processStepSchema, titledTextSchema } from './shared-words.ts';

/** The label above the heading. Default: the label of this kind of section. */
const label = text('the name of the section', 'Equipment').optional();
const heading = headline('a heading', 'What is in the scope');
const words = {
  heading,
  intro: text('one or two sentences', 'From the utility tap to the motor lead.').optional(),
};

/** A section of a service page. The page shows the sections in the order of the file. */
export const serviceSectionSchema = (context: SchemaContext) => {
  const { reference } = context;
  return kindsOf('section', [
    kind('outcomes', 'What the customer has afterward', {
      ...words,
      items: listOf(titledTextSchema, 'outcomes', 3),
    }),
    kind('scope', 'Scope of work', {
      ...words,
      items: betweenOf(3, 9, titledTextSchema, 'scope items'),
    }),
    /** Cards for approaches, kinds of emergencies, technologies or capabilities. */
    kind('cards', 'Cards', {
      label,
      ...words,
      items: listOf(titledTextSchema, 'cards', 3),
    }),
    kind('process', 'How a job runs', {
      ...words,
      steps: listOf(processStepSchema, 'steps', 3),
    }),
    kind('list', 'Equipment or applications', {
      label,
      ...words,
      items: listOf(text('a few words', 'Motor control centers'), 'items', 3),
    }),
    kind('facilities', 'Facility types', {
      ...words,
      facilityTypes: listOf(
        group({
          facilityType: reference('facilityTypes'),
          text: text('what the service meets there', 'Bonds, seals and purge alarms'),
        }),
        'facility types',
      ),
    }),
    kind('projects', 'Projects', {
      ...words,
      projects: listOf(reference('projects'), 'projects'),
      /** Whether links use the second address of a project, if it has one. */
      alias: yesOrNo.default(false).meta({ title: 'Use their second web addresses' }),
    }),
    /** Sample sheets of records that the customer receives; the first sheet is shown at full size. */
    kind('sheets', 'Sample sheets', {
      label,
      ...words,
      sheets: listOf(
        group({
          sheet: reference('sheets'),
          caption: text('what the sheet shows', 'As built, with the settings of the relay.'),
        }),
        'sheets',
      ),
    }),
    kind('availability', 'When the line is answered', {
      heading,
      text: text('one or two sentences', 'Day and night.'),
      items: listOf(titledTextSchema, 'facts', 2),
      claim,
      /** The dispatch map beside the facts, with a link to the service area page. */
      map: group({
        label: text('a label', 'Map of the towns and the base that answers each'),
        link: text('the text of the link', 'Miles and drive times'),
      }).optional(),
    }),
    kind('faqs', 'Questions', { heading, faqs: listOf(faqSchema, 'questions') }),
    /** Related articles. Links to drafts are hidden until the drafts are published. */
    kind('reading', 'Articles', {
      heading,
      links: listOf(linkTargetSchema(context), 'links'),
    }),
  ]);
};

export type ServiceSection = z.infer<ReturnType<typeof serviceSectionSchema>>;
