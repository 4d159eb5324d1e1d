import { z } from 'zod';
import { group, listOf, text } from '../fields.ts';
import { icon, sentence, sentences } from './record-fields.ts';

/** One stage of a job from first visit to support. */
export const lifecyclePhase = group({
  phase: text('the name of the phase', 'Design and classification support'),
  description: sentence,
  activities: listOf(text('an activity', 'Fault-current and load study'), 'activities', 2),
});

/** One window of work on a project. */
export const projectPhase = group({
  phase: text('the name of the phase', 'Equipment and bus'),
  /** Weeks of active work, least and most. Example: { from: 6, to: 10 } */
  duration: group({
    from: z.number({ error: 'expected weeks; write them as 6' }).positive(),
    to: z.number({ error: 'expected weeks; write them as 10' }).positive(),
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
  voltage: text('both voltages', '138kV/34.5kV'),
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
  /** In words, never a figure that nobody measured. */
  estimatedImpact: sentence,
});

/** An investment with its arithmetic. */
export const roiItem = group({
  investment: text('an investment', 'Power factor correction'),
  typicalCost: dollars('48000'),
  annualSavings: group({
    /** How the sum comes about. */
    formula: text('the arithmetic', '400 kVA × $4.00 per kVA × 12 months'),
    amount: dollars('19200'),
  }),
  /** Years, cost over savings, to a tenth. */
  payback: z.number({ error: 'expected years to a tenth; write them as 2.5' }).positive(),
  benefits: listOf(text('a benefit', 'Cooler feeders'), 'benefits'),
}).superRefine(({ typicalCost, annualSavings, payback }, context) => {
  const years = Math.round((10 * typicalCost) / annualSavings.amount) / 10;
  if (Math.abs(years - payback) < 0.05) return;
  context.addIssue({
    code: 'custom',
    path: ['payback'],
    message: `expected ${years}: $${typicalCost} over $${annualSavings.amount} a year; correct the one that is wrong`,
  });
});

function dollars(example: string) {
  return z
    .number({ error: `expected dollars without sign or comma; write them as ${example}` })
    .positive();
}
