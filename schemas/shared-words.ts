import type { z } from 'zod';
import {
  claim,
  group,
  headed,
  headline,
  limitedText,
  limitedVerbatim,
  listOf,
  oneOf,
  text,
  verbatim,
  yesOrNo,
} from './fields.ts';
import { formerAddressesSchema } from './former-addresses.ts';
import { permanentId } from './permanent-ids.ts';

/** Whether an entry is an invented sample. */
export const sampleFlag = yesOrNo.default(false).meta({
  title: 'Sample',
  description: 'Labeled as a sample wherever it is shown; preflight refuses it.',
});

/** The moments of a job at which crews fill in field forms, in the order of the page that lists all forms. */
export const moments = ['before', 'isolating', 'testing', 'after'] as const;

/** Who signs a field form. */
export const signers = listOf(
  group({
    id: permanentId('a signer', 'tested-by'),
    name: limitedText('the role of a signer', 1, 16, 'Tested by'),
  }),
  'signers',
);

export const titledTextSchema = group({
  title: headline('a few words', 'Load study and one-line'),
  text: text('a sentence or two', 'We measure what runs and draw what it hangs on.'),
});

export type TitledText = z.infer<typeof titledTextSchema>;

/** A frequently asked question, with its answer as one paragraph of plain text. */
export const faqSchema = group({
  question: text('a question', 'How fast can a crew be on site?'),
  answer: text('an answer', 'In the primary area typically in 1-2 hours.'),
});

export type Faq = z.infer<typeof faqSchema>;

/** Names of the symbols that are drawn for the steps of a procedure. */
const symbols = [
  'switch',
  'relay',
  'target',
  'distance',
  'transformer',
  'meter',
  'lockout',
  'breaker',
] as const;

/** One step of a procedure. Steps are numbered by their position in the list. */
export const processStepSchema = group({
  symbol: oneOf(symbols, 'a symbol'),
  title: headline('the name of the step', 'Site Assessment'),
  description: text('one sentence about the step', 'We walk the site and confirm the load.'),
});

export const searchTerms = (example: string) =>
  listOf(verbatim('a search term', example), 'search terms').meta({ title: 'Search terms' });

/** Title and description of a page for search engines and shared links. */
export const searchListingSchema = group({
  /** The title without the company name, which is appended to it. */
  title: limitedVerbatim('a title', 4, 60, 'Electrical services for the Permian Basin'),
  description: limitedVerbatim(
    'a description',
    50,
    165,
    'Medium- and high-voltage construction, maintenance and emergency response.',
  ),
  keywords: searchTerms('oilfield electrician'),
}).meta({
  title: 'Search engine listing',
  description: 'What search engines and shared links show for the page.',
});

export type SearchListing = z.infer<typeof searchListingSchema>;

/** Search listing, former addresses, heading and lead of a page. The arguments are examples for messages. */
export const pageOpening = (heading: string, lead: string) => ({
  search: searchListingSchema,
  formerAddresses: formerAddressesSchema,
  heading: headline('a heading', heading),
  lead: text('one or two sentences', lead),
});

/** Heading and lead at the top of a page, plus more fields. `heading` and `lead` are examples for messages. */
export const pageHero = <Shape extends z.ZodRawShape>(heading: string, lead: string, more: Shape) =>
  headed(heading, { lead: text('one or two sentences', lead), ...more }).meta({
    title: 'Top of the page',
  });

/** Maximum number of characters in a unit, which must fit in half the width of a phone. */
const longestUnit = 11;

/** A figure of the company, with its unit and a caption. */
export const claimedFigureSchema = group({
  value: text('a number in quotes', "'24'"),
  unit: limitedText('a unit', 1, longestUnit, 'years').optional(),
  /** The singular form of the unit. */
  unitOfOne: limitedText('the singular of the unit', 1, longestUnit, 'year').optional(),
  caption: text('what the number counts', 'Years of experience'),
  claim,
});
