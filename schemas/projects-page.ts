import { group, text } from './fields.ts';
import { searchListingSchema } from './search-listing.ts';

/** The page of all projects. */
export const projectsPageSchema = () =>
  group({
    search: searchListingSchema,
    heading: text('a heading', 'Projects'),
    lead: text('one or two sentences', 'Three kinds of project.'),
    /** What the cards' buttons say. */
    view: text('what the link says', 'View project'),
    contact: text('what the link says', 'Discuss yours'),
    /** The band at the end of every project's page. */
    closing: group({
      /** What stands beside the device number. */
      label: text('the name of the section', 'Quote'),
      heading: text('a heading', 'Building one of these?'),
      /** One or two sentences. */
      text: text('a sentence', 'Send the site plan and the one-line.'),
    }),
  });
