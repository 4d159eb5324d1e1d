import { group, text } from './fields.ts';
import { searchListingSchema } from './search-listing.ts';

/** The page for addresses that lead nowhere. */
export const notFoundSchema = () =>
  group({
    search: searchListingSchema,
    /** Example: '404' (in quotes) */
    heading: text('a heading in quotes', "'404'"),
    text: text('a sentence', 'Oops! Page not found'),
    /** What the link home says. Example: Return to Home */
    action: text('what the link says', 'Return to Home'),
  });
