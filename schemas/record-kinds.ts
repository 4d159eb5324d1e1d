import { z } from 'zod';
import { grossDeferredDollars } from '#electrical/tools/downtime-cost.ts';
import { group, headline, listOf, oneOf, positive, refuse, text } from './fields.ts';

const recordIcons = [
  'low-voltage',
  'medium-voltage',
  'high-voltage',
  'pump',
  'grid',
  'drilling',
  'microgrid',
  'pneumatics',
  'control',
] as const;

/** The state of equipment while a task is done. */
export const workStates = ['de-energized', 'doors closed', 'qualified, with a permit'] as const;

export type RecordIconName = (typeof recordIcons)[number];

export const icon = oneOf(recordIcons, 'a picture');

export const sentence = text('one to three sentences', 'The feeder carries what the load asks.');

export const sentences = (what: string) =>
  listOf(text('a few words or a sentence', 'Differential 87T'), `${what}, in a few words each`);

/** A group of checks for one kind of equipment or for one phase of a job. */
export const checklistGroup = group({
  category: text('a category', 'Motors and variable speed drives'),
  tasks: listOf(
    group({
      task: text('a task', "Read the drive's fault log and note each entry"),
      state: oneOf(workStates, 'a state').optional(),
      /** The reading at which to call for service. */
      limit: text('a limit', 'beyond ±5% of nominal').optional(),
      /** The required value, for tasks without a reading at which to call for service. */
      requirement: text('a requirement', '30 in or deeper').optional(),
    }),
    'tasks',
    3,
  ),
});

/** The maintenance tasks of one interval, the time they take, and their importance. */
export const maintenanceInterval = group({
  interval: text('an interval', 'Weekly'),
  tasks: listOf(text('a task', 'Exercise the standby generator'), 'tasks', 3),
  timeRequired: text('a time', '2-4 hours'),
  criticalLevel: oneOf(['Essential', 'High Priority', 'Critical'], 'a level'),
});

const shareError = 'expected a share above 0 and up to 1, for example 0.5';

/** The factors of the gross deferred revenue of an outage. */
const factors = {
  wells: positive('a number of wells', '4'),
  barrelsPerDay: positive('a number of barrels per day for each well', '250'),
  hours: positive('a number of hours', '12'),
  /** Share of the output that is lost, from 0 to 1. */
  share: z.number({ error: shareError }).gt(0, shareError).max(1, shareError),
  price: positive('a price in dollars per barrel', '70'),
};

type Factors = z.infer<z.ZodObject<typeof factors>>;

/**
 * An example, not a statistic, of the cost of an outage: wells × barrels per day of each well × hours ÷ 24 × lost
 * share × price.
 */
export const downtimeScenario = group({
  scenario: text('a scenario', 'Feeder fault at a four-well pad'),
  downtime: text('a duration', '12 hours'),
  /** `amount` is the gross deferred revenue in dollars, calculated from the other fields. */
  productionLoss: group({
    ...factors,
    amount: positive('an amount in dollars', '35000'),
  }).superRefine(({ amount, ...factors }, context) => {
    const product = calculateDeferredRevenue(factors);
    const remedy = 'calculated from the factors; correct the value that is wrong';
    if (product !== amount) refuse(context, ['amount'], `expected ${product}, ${remedy}`);
  }),
  repairCost: text('a range, as an example', '$8,000-$20,000 for cable and crew, as an example'),
  prevention: sentence,
});

/** Signs that a system is reaching its limit. */
export const warningSignCategory = group({
  category: text('a category', 'Power quality'),
  urgency: oneOf(['Critical', 'High', 'Moderate', 'Low'], 'an urgency'),
  signs: listOf(
    group({
      symptom: text('a symptom', 'Voltage beyond ±5% of nominal'),
      description: sentence,
      implications: sentence,
      timeframe: text('the time limit for acting', 'Within a week'),
    }),
    'signs',
  ),
});

/** A number that the company has measured about its own work, such as its average response time, and what it means. */
export const metric = group({
  metric: text('what is measured', 'Average response'),
  value: text('the figure', '45-minute'),
  description: sentence,
});

/** An example of one emergency call, from the phone call to restored power. */
export const emergencyCaseStudy = group({
  title: headline('a title', 'Main breaker at a central tank battery'),
  situation: sentence,
  response: listOf(text('a step', 'Isolated, verified de-energized, grounded'), 'steps', 3),
  impact: sentence,
  /** The real words of a client. Shown only if company.yaml has `claims: confirmed`. */
  clientFeedback: group({
    quote: text('a sentence', 'They told us what they would not energize, and why.'),
    /** The role and county of the client, never the client's name. */
    source: text('a role and a county', 'Production superintendent, Andrews County'),
  }).optional(),
});

export const projectPhase = group({
  phase: text('the name of the phase', 'Equipment and bus'),
  /** Minimum and maximum weeks of active work. Example: { from: 6, to: 10 } */
  duration: group({
    from: positive('a number of weeks', '6'),
    to: positive('a number of weeks', '10'),
  }).refine(({ from, to }) => from < to, { error: 'expected `to` to be greater than `from`' }),
  activities: listOf(text('an activity', 'Set the transformer'), 'activities', 2),
  keyMilestones: listOf(text('a milestone', 'Bus torqued and recorded'), 'milestones'),
});

/** A voltage class, for comparison with other classes. */
export const voltageCategory = group({
  category: text('a class of voltage', 'Medium voltage, 1 to 35 kV'),
  icon,
  applications: listOf(text('an application', 'Pump stations under 5 MW'), 'applications', 2),
  advantages: listOf(text('an advantage', 'Pad-mount gear is stocked'), 'advantages', 2),
  considerations: listOf(text('a consideration', 'Voltage drop grows'), 'considerations', 2),
  costRange: text('a range of cost', '$50,000-$200,000'),
});

export const substationSpecification = group({
  voltage: text('both voltages', '138 kV/34.5 kV'),
  capacity: text('a capacity, or the basis of the sizing', "Sized to the site's studied load"),
  protection: sentences('protection'),
  control: sentences('control'),
  structures: sentences('structures'),
});

export const trend = group({
  trend: text('a trend', 'Electric compression'),
  description: sentence,
  icon,
  currentState: sentence,
  futureOutlook: sentence,
  keyDrivers: listOf(text('a driver', 'Gas price at Waha'), 'drivers', 2),
  technicalRequirements: listOf(text('a requirement', 'MV service'), 'requirements', 2),
  /** The impact in words. Give a number only if it was measured. */
  estimatedImpact: sentence,
});

const dollars = 'an amount in dollars without sign or comma';

/** An investment, with the calculation of its payback. */
export const roiItem = group({
  investment: text('an investment', 'Power factor correction'),
  typicalCost: positive(dollars, '48000'),
  annualSavings: group({
    formula: text('the arithmetic', '400 kVA × $4.00 per kVA × 12 months'),
    amount: positive(dollars, '19200'),
  }),
  /** Cost divided by annual savings, in years rounded to a tenth. */
  payback: positive('a number of years, rounded to a tenth', '2.5'),
  benefits: listOf(text('a benefit', 'Cooler feeders'), 'benefits'),
}).superRefine(({ typicalCost, annualSavings, payback }, context) => {
  const years = Math.round((10 * typicalCost) / annualSavings.amount) / 10;
  if (Math.abs(years - payback) < 0.05) return;
  const quotient = `$${typicalCost} divided by $${annualSavings.amount} a year`;
  refuse(context, ['payback'], `expected ${years}: ${quotient}; correct the value that is wrong`);
});

/** Qualifications of a contractor to verify before signing a contract. */
export const qualificationCategory = group({
  category: text('a category', 'Licensing and insurance'),
  priority: oneOf(['Critical', 'High', 'Medium'], 'a priority'),
  items: listOf(text('something to verify', 'TDLR license number, looked up'), 'items', 2),
  questions: listOf(text('a question', 'Which master electrician is assigned?'), 'questions', 2),
});

/** Gross deferred revenue of a scenario in whole dollars, calculated as in the downtime tool. */
export function calculateDeferredRevenue({
  wells,
  barrelsPerDay,
  hours,
  share,
  price,
}: Factors): number {
  return Math.round(
    grossDeferredDollars({
      wells,
      barrelsPerWellPerDay: barrelsPerDay,
      hoursDown: hours,
      shareDeferred: share,
      dollarsPerBarrel: price,
    }),
  );
}
