import { z } from 'zod';
import { grossDeferredDollars } from '#electrical/tools/downtime-cost.ts';
import { group, listOf, oneOf, positive, refuse, text } from './fields.ts';

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

/** What to check at one kind of equipment or at one moment of a job. */
export const checklistGroup = group({
  category: text('a category', 'Motors and variable speed drives'),
  tasks: listOf(
    group({
      task: text('a task', "Read the drive's fault log and note each entry"),
      state: oneOf(workStates, 'a state').optional(),
      /** The reading at which to call. */
      limit: text('a limit', 'beyond ±5% of nominal').optional(),
      /** What has to be met, where the answer is no call. */
      requirement: text('a requirement', '30 in or deeper').optional(),
    }),
    'tasks',
    3,
  ),
});

/** How often to look, how long that takes, and how much depends on it. */
export const maintenanceInterval = group({
  interval: text('an interval', 'Weekly'),
  tasks: listOf(text('a task', 'Exercise the standby generator'), 'tasks', 3),
  timeRequired: text('a time', '2-4 hours'),
  criticalLevel: oneOf(['Essential', 'High Priority', 'Critical'], 'a level'),
});

const factors = {
  wells: positive('wells', '4'),
  barrelsPerDay: positive('barrels a day of each well', '250'),
  hours: positive('hours', '12'),
  /** Of the output that is lost, from 0 to 1. */
  share: z.number({ error: 'expected a share from 0 to 1; write it as 0.5' }).gt(0).max(1),
  price: positive('dollars a barrel', '70'),
};

type Factors = z.infer<z.ZodObject<typeof factors>>;

/**
 * What a stop costs, with its arithmetic: wells × barrels a day of each × hours ÷ 24 × share lost ×
 * price. An example, never a statistic.
 */
export const downtimeScenario = group({
  scenario: text('a scenario', 'Feeder fault at a four-well pad'),
  downtime: text('how long it lasts', '12 hours'),
  /** `amount` is dollars, gross and deferred, as the factors give them. */
  productionLoss: group({ ...factors, amount: positive('dollars', '35000') }).superRefine(
    ({ amount, ...factors }, context) => {
      const product = countScenario(factors);
      const remedy = 'which is what the factors give; correct the one that is wrong';
      if (product !== amount) refuse(context, ['amount'], `expected ${product}, ${remedy}`);
    },
  ),
  repairCost: text('a range, as an example', '$8,000-$20,000 for cable and crew, as an example'),
  prevention: sentence,
});

/** A sign that a system is at its limit. */
export const warningSignCategory = group({
  category: text('a category', 'Power quality'),
  urgency: oneOf(['Critical', 'High', 'Moderate', 'Low'], 'an urgency'),
  signs: listOf(
    group({
      symptom: text('a symptom', 'Voltage beyond ±5% of nominal'),
      description: sentence,
      implications: sentence,
      timeframe: text('by when to act', 'Within a week'),
    }),
    'signs',
  ),
});

/** A figure of the company, with what it means. */
export const metric = group({
  metric: text('what is measured', 'Average response'),
  value: text('the figure', '45-minute'),
  description: sentence,
});

/** One call from first ring to power, told as an example. */
export const emergencyCaseStudy = group({
  title: text('a title', 'Main breaker at a central tank battery'),
  situation: sentence,
  response: listOf(text('a step', 'Isolated, verified de-energized, grounded'), 'steps', 3),
  impact: sentence,
  /** What a client really said; shown once company.yaml says `claims: confirmed`. */
  clientFeedback: group({
    quote: text('a sentence', 'They told us what they would not energize, and why.'),
    /** A role and a county, never a name. */
    source: text('a role and a county', 'Production superintendent, Andrews County'),
  }).optional(),
});

/** One window of work on a project. */
export const projectPhase = group({
  phase: text('the name of the phase', 'Equipment and bus'),
  /** Weeks of active work, least and most. Example: { from: 6, to: 10 } */
  duration: group({
    from: positive('weeks', '6'),
    to: positive('weeks', '10'),
  }).refine(({ from, to }) => from < to, { error: 'expected `to` to be more than `from`' }),
  activities: listOf(text('an activity', 'Set the transformer'), 'activities', 2),
  keyMilestones: listOf(text('a milestone', 'Bus torqued and recorded'), 'milestones'),
});

/** One class of voltage compared with the others. */
export const voltageCategory = group({
  category: text('a class of voltage', 'Medium voltage, 1 to 35 kV'),
  icon,
  applications: listOf(text('an application', 'Pump stations under 5 MW'), 'applications', 2),
  advantages: listOf(text('an advantage', 'Pad-mount gear is stocked'), 'advantages', 2),
  considerations: listOf(text('a consideration', 'Voltage drop grows'), 'considerations', 2),
  costRange: text('a range of cost', '$50,000-$200,000'),
});

/** What a substation is made of. */
export const substationSpecification = group({
  voltage: text('both voltages', '138 kV/34.5 kV'),
  capacity: text('a capacity, or by what it is sized', "Sized to the site's studied load"),
  protection: sentences('protection'),
  control: sentences('control'),
  structures: sentences('structures'),
});

/** Where something is going. */
export const trend = group({
  trend: text('a trend', 'Electric compression'),
  description: sentence,
  icon,
  currentState: sentence,
  futureOutlook: sentence,
  keyDrivers: listOf(text('a driver', 'Gas price at Waha'), 'drivers', 2),
  technicalRequirements: listOf(text('a requirement', 'MV service'), 'requirements', 2),
  /** In words, never a figure without a measurement. */
  estimatedImpact: sentence,
});

const dollars = 'dollars without sign or comma';

/** An investment with its arithmetic. */
export const roiItem = group({
  investment: text('an investment', 'Power factor correction'),
  typicalCost: positive(dollars, '48000'),
  annualSavings: group({
    formula: text('the arithmetic', '400 kVA × $4.00 per kVA × 12 months'),
    amount: positive(dollars, '19200'),
  }),
  /** Years, cost over savings, to a tenth. */
  payback: positive('years to a tenth', '2.5'),
  benefits: listOf(text('a benefit', 'Cooler feeders'), 'benefits'),
}).superRefine(({ typicalCost, annualSavings, payback }, context) => {
  const years = Math.round((10 * typicalCost) / annualSavings.amount) / 10;
  if (Math.abs(years - payback) < 0.05) return;
  const sum = `$${typicalCost} over $${annualSavings.amount} a year`;
  refuse(context, ['payback'], `expected ${years}: ${sum}; correct the one that is wrong`);
});

/** Something to verify before a contract. */
export const qualificationCategory = group({
  category: text('a category', 'Licensing and insurance'),
  priority: oneOf(['Critical', 'High', 'Medium'], 'a priority'),
  items: listOf(text('something to see', 'TDLR license number, looked up'), 'items', 2),
  questions: listOf(text('a question', 'Which master electrician is assigned?'), 'questions', 2),
});

/** What a scenario defers, gross, in whole dollars: as the tool counts it. */
export function countScenario({ wells, barrelsPerDay, hours, share, price }: Factors): number {
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
