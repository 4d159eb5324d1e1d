import { checkDiorama, plantPictures } from './diorama.ts';
import {
  group,
  headed,
  headline,
  listOf,
  order,
  type SchemaContext,
  text,
  verbatim,
} from './fields.ts';
import { formerAddressesSchema } from './former-addresses.ts';
import { landscape } from './landscapes.ts';
import { linkTargetSchema } from './links.ts';
import {
  faqSchema,
  pageHero,
  pageOpening,
  searchListingSchema,
  titledTextSchema,
} from './shared-words.ts';

/** One facility type. The file name determines its address: meter-stations.yaml becomes /facility-types/meter-stations. */
export const facilityTypeSchema = (context: SchemaContext) =>
  group({
    title: headline('the name of the facility type', 'Meter stations'),
    summary: text('a few words', 'Custody transfer, flow computers, solar power'),
    order,
    formerAddresses: formerAddressesSchema,
    search: searchListingSchema,
    card: group({
      scope: listOf(text('a few words', 'Flow computer power'), 'scope items', 3),
      compliance: text('one sentence', 'Built to NEC Articles 500 and 501.'),
      outcomes: text('one sentence', 'Custody records without gaps.'),
    }).meta({ title: 'Card on the facility-types page' }),
    hero: pageHero('Meter station electrical work', 'Power that a custody record can rest on.', {
      quote: text('the text of the button', 'Get Meter Station Quote', 'Quote button text'),
      about: verbatim('a few words', 'Meter station quote', 'Start of the form message'),
    }),
    /** The drawing on the cards of a facility type without an elevation or diorama. */
    landscape: landscape('breaker').meta({
      ...landscape('breaker').meta(),
      description: 'On cards, where the facility has no drawing of its own.',
    }),
    ...plantPictures(context),
    scope: headed('Scope', {
      items: listOf(titledTextSchema, 'scope items', 4).max(6, 'expected at most 6 scope items'),
    }),
    compliance: group({
      /** One or two paragraphs of plain text. Write "built to", never "certified to". */
      text: text('a paragraph', 'Built to the adopted edition of the NEC.'),
      standards: listOf(titledTextSchema, 'standards', 3),
    }),
    outcomes: listOf(titledTextSchema, 'outcomes', 3).max(4, 'expected at most 4 outcomes'),
    services: listOf(linkTargetSchema(context), 'links').optional(),
    projects: listOf(linkTargetSchema(context), 'links').optional(),
    faqs: listOf(faqSchema, 'questions').meta({ title: 'Questions' }),
    closing: headed('Building a meter station?', { text: text('one sentence', 'Send the P&ID.') }),
  }).superRefine(checkDiorama(context));

export const facilityTypesPageSchema = () =>
  group({
    ...pageOpening('Facility types', 'The sites we wire.'),
    landscape: landscape('field'),
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
