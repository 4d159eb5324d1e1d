import { z } from 'zod';
import { group, text } from './fields.ts';
import { searchListingSchema } from './search-listing.ts';

/** The front matter of the privacy policy. */
export const privacyPolicySchema = () =>
  group({
    search: searchListingSchema,
    heading: text('a heading', 'Privacy policy'),
    /** The day of the last change. */
    updated: z.coerce.date({ error: 'expected a date; write it as 2025-01-18' }),
    /** The two buttons at the end. */
    home: text('what the button says', 'Back to Home'),
    contact: text('what the button says', 'Have Questions? Contact Us'),
  });
