import { group, text } from './fields.ts';
import { searchListingSchema } from './search-listing.ts';

/** The page of all facility types, and what its pages call their sections. */
export const facilityTypesPageSchema = () =>
  group({
    search: searchListingSchema,
    heading: text('a heading', 'Facility types'),
    lead: text('one or two sentences', 'Six facility types.'),
    /** What stands beside the device numbers. */
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
