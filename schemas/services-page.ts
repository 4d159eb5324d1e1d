import { exactlyOf, group, listOf, type SchemaContext, text } from './fields.ts';
import { linkTargetSchema } from './link-target.ts';
import { processStepSchema } from './process-step.ts';
import { searchListingSchema } from './search-listing.ts';

/** The page of all services. */
export const servicesPageSchema = (context: SchemaContext) =>
  group({
    search: searchListingSchema,
    heading: text('a heading', 'Electrical services'),
    lead: text('one or two sentences', 'Six services.'),
    process: group({
      heading: text('a heading', 'How a job starts'),
      steps: exactlyOf(3, processStepSchema, 'steps'),
    }),
    insights: group({
      heading: text('a heading', 'Reading'),
      links: listOf(linkTargetSchema(context), 'links'),
    }),
    closing: group({
      heading: text('a heading', 'Tell us what you need'),
      text: text('one sentence', 'We respond within 24 hours.'),
      action: text('what the button says', 'Request a quote'),
    }),
  });
