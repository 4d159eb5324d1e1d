import { z } from 'zod';
import { weatherLimits } from '#electrical/line/conductor-rating.ts';
import {
  group,
  headed,
  headline,
  limitedText,
  listOf,
  oneOf,
  order,
  positive,
  refuse,
  type SchemaContext,
  text,
} from './fields.ts';
import { landscape } from './landscapes.ts';
import { linkTargetSchema } from './links.ts';
import { maintenanceProgramSchema } from './maintenance-program.ts';
import { pageOpening, titledTextSchema } from './shared-words.ts';

/**
 * The calculators, each with the field of a tool file that holds its settings. Their pages are in
 * `site/src/features/tools`.
 */
const calculators = {
  'line-voltage': 'weather',
  'downtime-cost': 'downtime',
  'maintenance-calendar': 'maintenance',
} as const;

export type Calculator = keyof typeof calculators;

/** One tool. The file name determines its address: line-voltage.yaml becomes /tools/line-voltage. */
export const toolSchema = (context: SchemaContext) =>
  group({
    title: headline('the name of the tool', 'Which voltage?'),
    summary: limitedText('a sentence', 30, 200, 'Drop and losses of a load at seven voltages.'),
    order,
    calculator: oneOf(Object.keys(calculators) as [Calculator, ...Calculator[]]),
    ...pageOpening('Which voltage does the load take?', 'Load and distance decide.'),
    /** For the line voltage tool: the default weather for conductor ratings. */
    weather: lineWeatherSchema.optional(),
    /** For the downtime tool: the example case shown initially. */
    downtime: downtimeExampleSchema.optional(),
    /** For the maintenance calendar: the tasks to schedule, and the example site shown initially. */
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
      const rule = `required with \`calculator: ${calculator}\`, and not allowed with any other`;
      refuse(issues, [field], `${rule}; add or remove this field`);
    }
  });

/** Default weather for conductor ratings in the line voltage tool: a hot, calm afternoon in the region. */
const lineWeatherSchema = group({
  ambientCelsius: between('ambientCelsius', 'a temperature in degrees Celsius', '40'),
  windFeetPerSecond: between('windFeetPerSecond', 'a wind speed in feet per second', '2'),
  sun: z.boolean({ error: 'expected true for full sun or false for none' }),
  elevationFeet: between('elevationFeet', 'an elevation in feet', '3170'),
});

function between(field: keyof typeof weatherLimits, what: string, example: string) {
  const [least, most] = weatherLimits[field];
  const error = `expected ${what} from ${least} to ${most}, for example ${example}`;
  return z.number({ error }).min(least, error).max(most, error);
}

/** The example case of the downtime tool. The article on downtime calculates the same case. */
const downtimeExampleSchema = group({
  equipment: text('the equipment that stopped', 'Gas-lift compressor'),
  outage: group({
    wells: positive('a number of wells', '20'),
    barrelsPerWellPerDay: positive('a number of barrels per day for each well', '120'),
    hoursDown: positive('a number of hours', '24'),
    hoursOfRestart: amount('a number of hours', '0'),
    shareDeferred: share('0.5'),
    dollarsPerBarrel: positive('a price in dollars per barrel', '70'),
    netRevenueInterest: share('0.75'),
    shareLost: share('0.05'),
    yearsUntilReturn: amount('a number of years', '1'),
    discountRate: share('0.1'),
    repairDollars: group({
      low: amount('an amount in dollars', '4000'),
      high: amount('an amount in dollars', '12000'),
    }).refine(({ low, high }) => low <= high, {
      error: 'expected `low` to be at most `high`, for example { low: 4000, high: 12000 }',
    }),
    restartDollars: amount('an amount in dollars', '0'),
    waitingPeople: amount('a number of people', '0'),
    waitingDollarsPerHour: amount('a rate in dollars per hour', '95'),
  }),
  plan: group({
    hoursPerYear: amount('a number of hours per year', '45'),
    dollarsPerHour: amount('a rate in dollars per hour', '95'),
    otherDollarsPerYear: amount('an amount in dollars per year', '1725'),
  }),
  planHint: text('a sentence', 'In the example: a weekly reading, 13 h.'),
});

function amount(what: string, example: string) {
  const error = `expected ${what}, for example ${example}; 0 is allowed`;
  return z.number({ error }).min(0, error);
}

function share(example: string) {
  const message = `expected a share from 0 to 1, for example ${example}`;
  return z.number({ error: message }).min(0, message).max(1, message);
}

export type Tool = z.infer<ReturnType<typeof toolSchema>>;

/** The calculator of a tool, with the settings that its content file may have. */
export type ToolExample = Pick<Tool, 'calculator' | 'weather' | 'downtime'>;

/** Text of the page that lists all tools, and labels on the pages of individual tools. */
export const toolsPageSchema = () =>
  group({
    ...pageOpening('Engineering tools', 'Screens for the first talk about a load.'),
    landscape: landscape('survey'),
    open: text('the text of the link', 'Open the tool'),
    labels: group({
      calculator: text('the name of the section', 'Worked example'),
      /** Note shown while the fields are read-only, because the script is off, slow or missing. */
      still: text('a sentence', 'You can read this example. The fields need JavaScript.'),
      leavesOut: text('the name of the section', 'Limits'),
      sources: text('the name of the section', 'Sources'),
      related: text('the name of the section', 'Related'),
    }),
    actions: group({
      copy: text('the text of the button', 'Copy link'),
      copied: text('a few words', 'Link copied'),
      /** Message shown if the browser denies access to the clipboard. */
      notCopied: text('a sentence', 'Copy the address from the address bar.'),
      print: text('the text of the button', 'Print'),
      send: text('the text of the button', 'Send this to us'),
      /** Note beside the disabled buttons while a field has an error. */
      blocked: text('a sentence', 'Sending and printing wait for a complete case.'),
      /** The link to the first field with an error. */
      correct: text('the text of the link', 'Correct the marked field'),
    }),
  });
