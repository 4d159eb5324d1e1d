import { checkDiorama, dioramaSchema } from './diorama.ts';
import { group, listOf, order, type SchemaContext, text } from './fields.ts';
import { linkTargetSchema, pagePictureSchema } from './links.ts';
import { photosSchema } from './photo.ts';
import { faqSchema, pageOpening, searchListingSchema, titledTextSchema } from './shared-words.ts';

/** One facility type. The file name is its address: meter-stations.yaml is /facility-types/meter-stations. */
export const facilityTypeSchema = (context: SchemaContext) =>
  group({
    title: text('the name of the facility type', 'Meter stations'),
    summary: text('a few words', 'Custody transfer, flow computers, solar power'),
    order,
    search: searchListingSchema,
    card: group({
      scope: listOf(text('a few words', 'Flow computer power'), 'scope items', 3),
      /** One sentence that begins "Built to". */
      compliance: text('one sentence', 'Built to NEC Articles 500 and 501.'),
      outcomes: text('one sentence', 'Custody records without gaps.'),
    }).meta({ title: 'Card on the facility-types page' }),
    hero: group({
      heading: text('a heading', 'Meter station electrical work'),
      lead: text('one or two sentences', 'Power that a custody record can stand on.'),
      quote: text('what the button says', 'Get Meter Station Quote').meta({
        title: 'Quote button text',
      }),
      about: text('a few words', 'Meter station quote').meta({
        title: 'Start of the form message',
      }),
    }).meta({ title: 'Top of the page' }),
    /** The diorama of the first screen; without it the page has words alone. */
    diorama: dioramaSchema(context).optional(),
    photos: photosSchema,
    picture: pagePictureSchema(context).optional(),
    scope: group({
      heading: text('a heading', 'Scope'),
      items: listOf(titledTextSchema, 'scope items', 4).max(6, 'expected at most 6 scope items'),
    }),
    compliance: group({
      /** One or two paragraphs of plain text, worded "built to", never "certified to". */
      text: text('a paragraph', 'Built to the adopted edition of the NEC.'),
      /** Codes and standards with what they settle. */
      standards: listOf(titledTextSchema, 'standards', 3),
    }),
    outcomes: listOf(titledTextSchema, 'outcomes', 3).max(4, 'expected at most 4 outcomes'),
    services: listOf(linkTargetSchema(context), 'links'),
    projects: listOf(linkTargetSchema(context), 'links'),
    faqs: listOf(faqSchema, 'questions', 4).meta({ title: 'Questions' }),
    closing: group({
      heading: text('a heading', 'Building a meter station?'),
      text: text('one sentence', 'Send the P&ID.'),
    }),
  }).superRefine(checkDiorama(context));

/** The page of all facility types, and what its pages call their sections. */
export const facilityTypesPageSchema = () =>
  group({
    ...pageOpening('Facility types', 'Six facility types.'),
    /** Beside the device numbers. */
    labels: group({
      scope: text('the name of the section', 'Scope'),
      compliance: text('the name of the section', 'Compliance'),
      outcomes: text('the name of the section', 'Outcomes'),
      services: text('the name of the section', 'Services'),
      projects: text('the name of the section', 'Projects'),
      faqs: text('the name of the section', 'Questions'),
      closing: text('the name of the section', 'Quote'),
    }),
    headings: group({
      compliance: text('a heading', 'Compliance & Safety'),
      outcomes: text('a heading', 'Typical Outcomes'),
      services: text('a heading', 'Relevant Services'),
      projects: text('a heading', 'Related projects'),
      faqs: text('a heading', 'What owners ask first'),
    }),
  });
