import { z } from 'zod';
import { group, listOf, text } from '../fields.ts';
import { countScenario } from './count-scenario.ts';
import { criticalLevels, sentence, urgencies, workStates } from './record-fields.ts';

/** What to check at one kind of equipment or at one moment of a job. */
export const checklistGroup = group({
  category: text('a category', 'Motors and variable speed drives'),
  tasks: listOf(
    group({
      task: text('a task', "Read the drive's fault log and note each entry"),
      /** How the equipment stands while it is done. */
      state: z.enum(workStates, { error: `expected a state: ${workStates.join(', ')}` }).optional(),
      /** The reading at which to call. */
      limit: text('a limit', 'beyond ±5% of nominal').optional(),
      /** What has to be met, where nobody is to be called. */
      requirement: text('a requirement', '30 in or deeper').optional(),
    }),
    'tasks',
    3,
  ),
});

/** What can hurt people, and what stops it. */
export const risk = group({
  risk: text('a risk', 'Overhead line contact'),
  description: sentence,
  causes: listOf(text('a cause', 'A gin pole raised near a lateral'), 'causes', 2),
  prevention: listOf(text('a measure', 'Spotter with no other task'), 'measures', 2),
});

/** How often to look, how long that takes, and how much hangs on it. */
export const maintenanceInterval = group({
  interval: text('an interval', 'Weekly'),
  tasks: listOf(text('a task', 'Exercise the standby generator'), 'tasks', 3),
  timeRequired: text('a time', '2-4 hours'),
  criticalLevel: z.enum(criticalLevels, {
    error: `expected a level: ${criticalLevels.join(', ')}`,
  }),
});

/**
 * What a stop costs, with its arithmetic: wells × barrels a day of each × hours ÷ 24 × share lost ×
 * price. An example, never a statistic.
 */
export const downtimeScenario = group({
  scenario: text('a scenario', 'Feeder fault at a four-well pad'),
  downtime: text('how long it lasts', '12 hours'),
  productionLoss: group({
    wells: count('wells', '4'),
    barrelsPerDay: count('barrels a day of each well', '250'),
    hours: count('hours', '12'),
    /** Of the output that is lost, from 0 to 1. */
    share: z.number({ error: 'expected a share from 0 to 1; write it as 0.5' }).gt(0).max(1),
    /** Dollars a barrel, as an example. */
    price: count('dollars a barrel', '70'),
    /** Dollars, gross and deferred, as the factors give them. */
    amount: count('dollars', '35000'),
  }).superRefine(({ amount, ...factors }, context) => {
    const product = countScenario(factors);
    if (product === amount) return;
    context.addIssue({
      code: 'custom',
      path: ['amount'],
      message: `expected ${product}, which is what the factors give; correct the one that is wrong`,
    });
  }),
  /** Example: $8,000-$20,000 for cable, splices and crew, as an example */
  repairCost: text('a range, as an example', '$8,000-$20,000 for cable and crew, as an example'),
  prevention: sentence,
});

/** A sign that a system is at its limit. */
export const warningSignCategory = group({
  category: text('a category', 'Power quality'),
  urgency: z.enum(urgencies, { error: `expected an urgency: ${urgencies.join(', ')}` }),
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

/** A service as one can call on it. */
export const serviceCapability = group({
  service: text('a service', 'Fault location and repair'),
  description: sentence,
  features: listOf(text('a feature', 'Cable thumper and TDR'), 'features', 2),
  impact: sentence,
});

/** A figure of the company, with what it means. */
export const metric = group({
  metric: text('what is measured', 'Average response'),
  value: text('the figure', '45-minute'),
  /** What exactly the figure says. */
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

function count(what: string, example: string) {
  return z.number({ error: `expected ${what}; write it as ${example}` }).positive();
}
