import { group, text } from './fields.ts';
import { searchListingSchema } from './search-listing.ts';

/** The page for addresses that lead nowhere. */
export const notFoundSchema = () =>
  group({
    search: searchListingSchema,
    heading: text('a heading in quotes', "'404'"),
    text: text('a sentence', 'Oops! Page not found'),
    action: text('what the link says', 'Return to Home'),
  });
