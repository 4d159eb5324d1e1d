import { group, text } from './fields.ts';
import { searchListingSchema } from './search-listing.ts';

/** The page of all facility types, and the headings that its pages share. */
export const facilityTypesPageSchema = () =>
  group({
    search: searchListingSchema,
    heading: text('a heading', 'Facility types'),
    lead: text('one or two sentences', 'Six facility types.'),
    headings: group({
      scope: text('a heading', 'Scope'),
      compliance: text('a heading', 'Compliance & Safety'),
      outcomes: text('a heading', 'Typical Outcomes'),
      services: text('a heading', 'Relevant Services'),
      projects: text('a heading', 'Related projects'),
      faqs: text('a heading', 'Questions'),
    }),
  });
