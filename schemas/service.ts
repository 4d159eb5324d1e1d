import { z } from 'zod';
import { serviceDrawings } from '#electrical/station/service-drawings.ts';
import { group, listOf, order, type SchemaContext, text } from './fields.ts';
import { heroActionSchema } from './hero-action.ts';
import { searchListingSchema } from './search-listing.ts';
import { serviceSectionSchema } from './service-sections.ts';
import { urgentSchema } from './urgent.ts';

/** One service. The file name is its address: maintenance.yaml is /services/maintenance. */
export const serviceSchema = (context: SchemaContext) =>
  group({
    title: text('the name of the service', 'Preventive maintenance'),
    /** One sentence for cards. */
    summary: text('one sentence', 'Planned outages, inspections and repairs.'),
    /** Three or four things it covers, each a few words. */
    features: listOf(text('a few words', 'Thermography under load'), 'features').meta({
      title: 'What it covers',
    }),
    /** What the card's link says. */
    linkText: text('what the link says', 'View service').default('View service'),
    /** Whether it runs day and night: its breaker is always drawn closed, and its page is kept for where there is no network. */
    alwaysOn: z.boolean({ error: 'expected true or false' }).default(false).meta({
      title: 'Answers 24/7',
      description:
        'For one service only. Visitors’ devices keep its page for when they are offline.',
    }),
    /** Whether people work on what it feeds: its breaker is drawn withdrawn and nothing closes it. */
    lockedOut: z.boolean({ error: 'expected true or false' }).default(false).meta({
      title: 'Locked out in the drawing',
      description: 'Its breaker is drawn racked out.',
    }),
    /** The moment of the yard on its page and cards, and its drawing at home. Example: maintenance */
    drawing: z.enum(serviceDrawings, {
      error: `expected a drawing: ${serviceDrawings.join(', ')}`,
    }),
    order,
    search: searchListingSchema,
    /** The page's first screen. */
    hero: group({
      /** The page's one main heading. */
      heading: text('a heading', 'Turn-key electrical contracting'),
      lead: text('one or two sentences', 'One contract from load study to as-builts.'),
      /** One or two buttons, the first one orange. */
      actions: listOf(heroActionSchema, 'buttons')
        .max(2, 'expected one or two buttons')
        .meta({ title: 'Buttons' }),
    }).meta({ title: 'Top of the page' }),
    /** What someone in trouble needs first; the page's name then stands small over the number. */
    urgent: urgentSchema.optional().meta({
      title: 'Emergency call at the top',
      description: 'The page then starts with the emergency number.',
    }),
    /** The page below its first screen. */
    sections: listOf(serviceSectionSchema(context), 'sections').meta({
      title: 'Sections',
      description: 'In the order in which the page shows them.',
    }),
  });
