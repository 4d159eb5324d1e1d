import { z } from 'zod';
import { weatherLimits } from '#electrical/line/conductor-rating.ts';
import {
  group,
  headed,
  limitedText,
  listOf,
  oneOf,
  order,
  positive,
  refuse,
  type SchemaContext,
  text,
} from './fields.ts';
import { linkTargetSchema } from './links.ts';
import { maintenanceProgramSchema } from './maintenance-program.ts';
import { pageOpening, titledTextSchema } from './shared-words.ts';

/**
 * What a tool's page may calculate, and the field that it takes from the content; each has its part in
 * `site/src/features/tools`.
 */
const calculators = {
  'line-voltage': 'weather',
  'downtime-cost': 'downtime',
  'maintenance-calendar': 'maintenance',
} as const;

export type Calculator = keyof typeof calculators;

/** One tool. The file name is its address: line-voltage.yaml is /tools/line-voltage. */
export const toolSchema = (context: SchemaContext) =>
  group({
    title: text('the name of the tool', 'Which voltage?'),
    summary: limitedText('a sentence', 30, 200, 'Drop and losses of a load at seven voltages.'),
    order,
    calculator: oneOf(Object.keys(calculators) as [Calculator, ...Calculator[]]),
    ...pageOpening('Which voltage does the load take?', 'Load and distance decide.'),
    /** On the tool that compares line voltages: what conductors are rated in at first. */
    weather: lineWeatherSchema.optional(),
    /** On the tool that prices an outage: the case that it opens with. */
    downtime: downtimeExampleSchema.optional(),
    /** On the tool that plans maintenance: what it plans, and the site that it opens with. */
    maintenance: maintenanceProgramSchema.optional(),
    leavesOut: headed('What this screen leaves out', {
      items: listOf(titledTextSchema, 'things left out', 2),
    }),
    sources: headed('Where the numbers come from', {
      items: listOf(text('a source with its year', 'IEEE 141-1993 (Red Book)'), 'sources', 2),
    }),
    related: headed('Related pages', { links: listOf(linkTargetSchema(context), 'links') }),
  }).superRefine((tool, issues) => {
    for (const [calculator, field] of Object.entries(calculators)) {
      if ((tool.calculator === calculator) === (tool[field] !== undefined)) continue;
      const where = `with \`calculator: ${calculator}\` and nowhere else`;
      refuse(issues, [field], `expected ${where}; add it or remove it`);
    }
  });

/** The weather that the line voltage tool first rates conductors in: a hot, calm afternoon of the region. */
const lineWeatherSchema = group({
  ambientCelsius: between('ambientCelsius', 'degrees Celsius', '40'),
  windFeetPerSecond: between('windFeetPerSecond', 'feet per second', '2'),
  sun: z.boolean({ error: 'expected true for full sun or false for none' }),
  elevationFeet: between('elevationFeet', 'feet', '3170'),
});

function between(field: keyof typeof weatherLimits, what: string, example: string) {
  const [least, most] = weatherLimits[field];
  const error = `expected ${what} from ${least} to ${most}; write it as ${example}`;
  return z.number({ error }).min(least, error).max(most, error);
}

/** The case that the downtime tool opens with and that the article on downtime works out. */
const downtimeExampleSchema = group({
  equipment: text('what stopped', 'Gas-lift compressor'),
  outage: group({
    wells: positive('wells', '20'),
    barrelsPerWellPerDay: positive('barrels a day of each well', '120'),
    hoursDown: positive('hours', '24'),
    hoursOfRestart: amount('hours', '0'),
    shareDeferred: share('0.5'),
    dollarsPerBarrel: positive('dollars a barrel', '70'),
    netRevenueInterest: share('0.75'),
    shareLost: share('0.05'),
    yearsUntilReturn: amount('years', '1'),
    discountRate: share('0.1'),
    repairDollars: group({
      low: amount('dollars', '4000'),
      high: amount('dollars', '12000'),
    }).refine(({ low, high }) => low <= high, {
      error: 'expected low to be at most high; write them as { low: 4000, high: 12000 }',
    }),
    restartDollars: amount('dollars', '0'),
    waitingPeople: amount('people', '0'),
    waitingDollarsPerHour: amount('dollars an hour', '95'),
  }),
  plan: group({
    hoursPerYear: amount('hours a year', '45'),
    dollarsPerHour: amount('dollars an hour', '95'),
    otherDollarsPerYear: amount('dollars a year', '1725'),
  }),
  planHint: text('a sentence', 'In the example: a weekly reading, 13 h.'),
});

function amount(what: string, example: string) {
  const error = `expected ${what}, or 0; write it as ${example}`;
  return z.number({ error }).min(0, error);
}

function share(example: string) {
  const message = `expected a share from 0 to 1; write it as ${example}`;
  return z.number({ error: message }).min(0, message).max(1, message);
}

export type Tool = z.infer<ReturnType<typeof toolSchema>>;

/** What a tool calculates, and the case that it opens with if its content has one. */
export type ToolExample = Pick<Tool, 'calculator' | 'weather' | 'downtime'>;

/** The page of all tools, and what every tool's page says around its calculator. */
export const toolsPageSchema = () =>
  group({
    ...pageOpening('Engineering tools', 'Screens for the first talk about a load.'),
    open: text('what the link says', 'Open the tool'),
    labels: group({
      calculator: text('the name of the section', 'Worked example'),
      /** Said where no script runs: the page then shows one case. */
      /** Shown while the fields are read-only, because the script is off, slow or missing. */
      still: text('a sentence', 'You can read this example. The fields need JavaScript.'),
      leavesOut: text('the name of the section', 'Limits'),
      sources: text('the name of the section', 'Sources'),
      related: text('the name of the section', 'Related'),
    }),
    actions: group({
      copy: text('what the button says', 'Copy link'),
      copied: text('a few words', 'Link copied'),
      /** Said where the browser lets nothing be copied. */
      notCopied: text('a sentence', 'Copy the address from the address bar.'),
      print: text('what the button says', 'Print'),
      send: text('what the button says', 'Send this to us'),
      /** Shown beside the disabled buttons while a field has an error. */
      blocked: text('a sentence', 'Sending and printing wait for a complete case.'),
      /** The link to the first field with an error. */
      correct: text('what the link says', 'Correct the marked field'),
    }),
  });
