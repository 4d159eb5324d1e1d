import { group, text } from './fields.ts';
import { searchListingSchema } from './search-listing.ts';

/** The page in place of one that is not stored on the device while there is no network. */
export const offlineSchema = () =>
  group({
    search: searchListingSchema,
    heading: text('a heading', 'No network'),
    text: text('one or two sentences', 'You are offline. A phone call may still go through.'),
    /** What stands before the phone numbers. */
    phones: group({
      emergency: text('a few words', 'Emergency line'),
      office: text('a few words', 'Office'),
    }),
    /** What the link says that asks for the same page again. */
    again: text('what the link says', 'Try again'),
    /** Over the list of pages that are stored. */
    stored: group({
      heading: text('a heading', 'Pages on this device'),
      text: text('one sentence', 'These open without a network.'),
    }),
  });
