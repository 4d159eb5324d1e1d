import { z } from 'zod';
import { downtimeExampleSchema } from './downtime-example.ts';
import { group, limitedText, listOf, refuse, type SchemaContext, text } from './fields.ts';
import { lineWeatherSchema } from './line-weather.ts';
import { linkTargetSchema } from './links.ts';
import { maintenanceProgramSchema } from './maintenance-program.ts';
import { pageOpening, titledTextSchema } from './shared-words.ts';

/** What a tool's page may calculate; each has its part in `site/src/features/tools`. */
const calculators = ['line-voltage', 'downtime-cost', 'maintenance-calendar'] as const;

export type Calculator = (typeof calculators)[number];

/** One tool. The file name is its address: line-voltage.yaml is /tools/line-voltage. */
export const toolSchema = (context: SchemaContext) =>
  group({
    /** As lists and links call it. */
    title: text('the name of the tool', 'Which voltage?'),
    summary: limitedText('a sentence', 30, 200, 'Drop and losses of a load at seven voltages.'),
    /** Place in lists, from 1. */
    order: z.number({ error: 'expected a number such as 1' }).int().positive(),
    calculator: z.enum(calculators, { error: `expected one of ${calculators.join(', ')}` }),
    ...pageOpening('Which voltage does the load take?', 'Load and distance decide.'),
    /** On the tool that compares line voltages: what conductors are rated in at first. */
    weather: lineWeatherSchema.optional(),
    /** On the tool that prices an outage: the case that it opens with. */
    downtime: downtimeExampleSchema.optional(),
    /** On the tool that plans maintenance: what it plans, and the site that it opens with. */
    maintenance: maintenanceProgramSchema.optional(),
    leavesOut: group({
      heading: text('a heading', 'What this screen leaves out'),
      items: listOf(titledTextSchema, 'things left out', 2),
    }),
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
      refuse(
        issues,
        [field],
        `expected with \`calculator: ${calculator}\` and nowhere else; add it or remove it`,
      );
    }
  });

export type Tool = z.infer<ReturnType<typeof toolSchema>>;

/** What some calculators take from the content. */
const fieldsNeeded = {
  'line-voltage': 'weather',
  'downtime-cost': 'downtime',
  'maintenance-calendar': 'maintenance',
} as const satisfies Partial<Record<Calculator, string>>;

/** The page of all tools, and what every tool's page says around its calculator. */
export const toolsPageSchema = () =>
  group({
    ...pageOpening('Engineering tools', 'Screens for the first talk about a load.'),
    open: text('what the link says', 'Open the tool'),
    /** What the parts of a tool's page are called. */
    labels: group({
      /** Over the calculator. */
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
