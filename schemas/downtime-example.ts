import { z } from 'zod';
import { group, positive, text } from './fields.ts';

/** The case that the downtime tool opens with and that the article on downtime works out. */
export const downtimeExampleSchema = group({
  equipment: text('what stopped', 'Gas-lift compressor'),
  outage: group({
    wells: positive('wells', '20'),
    barrelsPerWellPerDay: positive('barrels a day of each well', '120'),
    hoursDown: positive('hours', '24'),
    /** From power back to full output. */
    hoursOfRestart: amount('hours', '0'),
    /** Of the wells' output that is shut in. */
    shareDeferred: share('0.5'),
    dollarsPerBarrel: positive('dollars a barrel', '70'),
    /** Of the working interest, before taxes. */
    netRevenueInterest: share('0.75'),
    /** Of the deferred barrels, those that never return. */
    shareLost: share('0.05'),
    /** From the outage until the others are produced. */
    yearsUntilReturn: amount('years', '1'),
    /** Per year. */
    discountRate: share('0.1'),
    /** Parts, freight and crew. */
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
  /** How the hours of the plan come about. */
  planHint: text('a sentence', 'In the example: a weekly reading, 13 h.'),
});

function amount(what: string, example: string) {
  return z
    .number({ error: `expected ${what}, or 0; write it as ${example}` })
    .min(0, `expected ${what}, or 0; write it as ${example}`);
}

function share(example: string) {
  const message = `expected a share from 0 to 1; write it as ${example}`;
  return z.number({ error: message }).min(0, message).max(1, message);
}
