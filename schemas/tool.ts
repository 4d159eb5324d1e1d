import { z } from 'zod';
import { downtimeExampleSchema } from './downtime-example.ts';
import { group, limitedText, listOf, type SchemaContext, text } from './fields.ts';
import { linkTargetSchema } from './link-target.ts';
import { maintenanceProgramSchema } from './maintenance-program.ts';
import { searchListingSchema } from './search-listing.ts';
import { titledTextSchema } from './titled-text.ts';

/** What a tool's page may calculate; each has its part in `site/src/features/tools`. */
const calculators = ['line-voltage', 'downtime-cost', 'maintenance-calendar'] as const;

export type Calculator = (typeof calculators)[number];

/** One tool. The file name is its address: line-voltage.yaml is /tools/line-voltage. */
export const toolSchema = (context: SchemaContext) =>
  group({
    /** As lists and links call it. */
    title: text('the name of the tool', 'Which voltage?'),
    /** What it answers, in a sentence. */
    summary: limitedText('a sentence', 30, 200, 'Drop and losses of a load at seven voltages.'),
    /** Place in lists, from 1. */
    order: z.number({ error: 'expected a number such as 1' }).int().positive(),
    /** What the page calculates. Example: line-voltage */
    calculator: z.enum(calculators, { error: `expected one of ${calculators.join(', ')}` }),
    search: searchListingSchema,
    /** The page's one main heading. */
    heading: text('a heading', 'Which voltage does the load take?'),
    lead: text('one or two sentences', 'Load and distance decide.'),
    /** On the tool that prices a stop: the case that it opens with. */
    downtime: downtimeExampleSchema.optional(),
    /** On the tool that plans maintenance: what it plans, and the site that it opens with. */
    maintenance: maintenanceProgramSchema.optional(),
    /** What the result does not say. */
    leavesOut: group({
      heading: text('a heading', 'What this screen leaves out'),
      items: listOf(titledTextSchema, 'things left out', 2),
    }),
    /** Where the formulas and figures are from. */
    sources: group({
      heading: text('a heading', 'Where the numbers come from'),
      items: listOf(text('a source with its year', 'IEEE 141-1993 (Red Book)'), 'sources', 2),
    }),
    related: group({
      heading: text('a heading', 'Read on'),
      links: listOf(linkTargetSchema(context), 'links'),
    }),
  }).superRefine((tool, issues) => {
    for (const [calculator, field] of Object.entries(fieldsNeeded)) {
      if ((tool.calculator === calculator) === (tool[field] !== undefined)) continue;
      issues.addIssue({
        code: 'custom',
        path: [field],
        message: `expected with \`calculator: ${calculator}\` and nowhere else; add it or remove it`,
      });
    }
  });

export type Tool = z.infer<ReturnType<typeof toolSchema>>;

/** What some calculators take from the content. */
const fieldsNeeded = {
  'downtime-cost': 'downtime',
  'maintenance-calendar': 'maintenance',
} as const satisfies Partial<Record<Calculator, string>>;
