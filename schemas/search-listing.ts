import { z } from 'zod';
import { group, limitedText, text } from './fields.ts';

/** What search engines and shared links show of a page. */
export const searchListingSchema = group({
  /** Without the company name, which is appended. */
  title: limitedText('a title', 4, 65, 'Electrical services for the Permian Basin'),
  /** One or two sentences. */
  description: limitedText(
    'a description',
    50,
    165,
    'Medium- and high-voltage construction, maintenance and emergency response.',
  ),
  keywords: z
    .array(text('a search term', 'oilfield electrician'), {
      error:
        'expected a list of search terms; in the file, write each on a line of its own after a dash',
    })
    .min(1, 'expected at least one search term')
    .meta({ title: 'Search terms' }),
}).meta({
  title: 'Search engine listing',
  description: 'What search engines and shared links show for the page.',
});

export type SearchListing = z.infer<typeof searchListingSchema>;
