import { z } from 'zod';
import { faqSchema } from './faq.ts';
import { exactlyOf, group, listOf, type SchemaContext, text } from './fields.ts';
import { heroActionSchema } from './hero-action.ts';
import { searchListingSchema } from './search-listing.ts';
import { titledTextSchema } from './titled-text.ts';

/** The page of the service area. */
export const serviceAreaPageSchema = ({ reference }: SchemaContext) =>
  group({
    search: searchListingSchema,
    heading: text('a heading', 'Service area'),
    lead: text('one or two sentences', 'Two bases, ten towns.'),
    actions: exactlyOf(2, heroActionSchema, 'buttons'),
    mapLabel: text('what assistive technology calls the map', 'Map of the service area').meta({
      title: 'Map name for screen readers',
    }),
    /** The map of who answers whom, and the table beside it. */
    dispatch: group({
      heading: text('a heading', 'Pick a town, see which base answers'),
      /** What to know of the miles and minutes. */
      note: text('one or two sentences', 'Road miles are planning values.'),
    }),
    fit: group({
      heading: text('a heading', 'Why we fit'),
      /** `{licensedStates}` in a title becomes the states of the licenses in company.yaml. */
      points: exactlyOf(5, titledTextSchema, 'points'),
    }),
    towns: group({
      heading: text('a heading', 'Towns'),
      intro: text('one or two sentences', 'Nine towns plus our Andrews base.'),
      /** Towns by group; `columns` says how many stand side by side. */
      groups: exactlyOf(
        3,
        group({
          heading: text('a heading', 'Midland and Odessa'),
          columns: z.union([z.literal(1), z.literal(2), z.literal(3)], {
            error: 'expected 1, 2 or 3',
          }),
          towns: listOf(reference('towns'), 'towns'),
        }),
        'groups',
      ),
    }),
    facilityTypes: group({ heading: text('a heading', 'Facility types') }),
    services: group({ heading: text('a heading', 'Services') }),
    faqs: group({
      heading: text('a heading', 'Questions'),
      /** `{licensedStates}` in an answer becomes the same. */
      items: listOf(faqSchema, 'questions', 3),
    }),
  });
