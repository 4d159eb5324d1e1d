import { group, text } from './fields.ts';
import { searchListingSchema } from './search-listing.ts';

/** The page of all tools, and what every tool's page says around its calculator. */
export const toolsPageSchema = () =>
  group({
    search: searchListingSchema,
    heading: text('a heading', 'Engineering tools'),
    lead: text('one or two sentences', 'Screens for the first talk about a load.'),
    /** What the link of a card says. */
    open: text('what the link says', 'Open the tool'),
    /** What the parts of a tool's page are called. */
    labels: group({
      /** What stands over the calculator. */
      calculator: text('the name of the section', 'Worked example'),
      /** Said where no script runs: the page then shows one case. */
      still: text('a sentence', 'Without JavaScript this page shows one worked example.'),
      leavesOut: text('the name of the section', 'Limits'),
      sources: text('the name of the section', 'Sources'),
      related: text('the name of the section', 'Related'),
    }),
    /** The buttons under a result. */
    actions: group({
      copy: text('what the button says', 'Copy link'),
      /** Said once the link is copied. */
      copied: text('a few words', 'Link copied'),
      /** Said where the browser lets nothing be copied. */
      notCopied: text('a sentence', 'Copy the address from the address bar.'),
      print: text('what the button says', 'Print'),
      send: text('what the button says', 'Send this to us'),
    }),
  });
