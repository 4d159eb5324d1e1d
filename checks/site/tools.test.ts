import { describe, expect, test } from 'vitest';
import { readBlock, readSection } from './read-page.ts';

describe('the page of a tool', () => {
  test('begins with the title and the hint for visitors without JavaScript', () => {
    expect(readBlock('/tools/stopped-pump', 'tool-head')).toEqual([
      '{Breadcrumb}',
      '[Home](/)',
      '[Tools](/tools)',
      'What does a stopped pump cost?',
      'What does a stopped pump cost?',
      'Count what is late, what is lost and what is paid.',
      'You can read this example. The fields need JavaScript.',
    ]);
  });

  test('has each field with its unit, and the calculated example', () => {
    expect(
      readSection('/tools/stopped-pump', 'One hour of this outage costs $396-$729 on average'),
    ).toEqual([
      'The outage',
      'Wells affected',
      'wells',
      'Oil per well',
      'bbl/day',
      'Hours without power',
      'h',
      'Share of output shut in',
      '%',
      'For example, half at a gas-lift field, or all at a pad without power.',
      'Oil price',
      '$/bbl',
      'AfterwardRestart, lost barrels, delay, your interest',
      'Afterward',
      'Hours back to full output',
      'h',
      'Output is assumed to climb evenly, so half of it is deferred.',
      'Deferred barrels never produced',
      '%',
      'Time until the rest is produced',
      'years',
      'This can be weeks or years. See the limits below.',
      'Discount rate per year',
      '%',
      'Net revenue interest at 100% WI',
      '%',
      'Cost of each outageRepair, restart work, people who wait',
      'Cost of each outage',
      'Repair cost, low',
      '$',
      'Parts, freight and crew.',
      'Repair cost, high',
      '$',
      'Restart work',
      '$',
      'For example, a pulling unit, hot oil or chemicals.',
      'People who wait for power',
      'people',
      'Hourly cost per person',
      '$/h',
      'The plan that avoids itLabor and other costs of a year',
      'The plan that avoids it',
      'Labor hours per year',
      'h',
      'In the example, a reading each week takes 20 h a year.',
      'Labor rate',
      '$/h',
      'Other costs per year',
      '$',
      'Instruments, spares, tests, and the oil that a planned outage defers.',
      '$4,749-$8,749 per outage; the plan pays if it avoids one every 2.2-4.0 years',
      'Example: Dewatering pump, 400 hp',
      'One hour of this outage costs $396-$729 on average',
      'The plan pays for itself if it avoids one such outage every 2.2-4.0 years.',
      '![The plan pays for itself if it avoids one such outage every 2.2–4.0 years.]',
      '![The plan pays for itself if it avoids one such outage every 2.2–4.0 years.]',
      'Cost of one outage by its length, at the low and the high repair cost.',
      'The arithmetic of this case',
      'Item | Calculation | Result',
      'Deferred, gross | 4 × 90 bbl/day × 12 h ÷ 24 × 0.5 × $60 | $5,400',
      'Deferred, your interest | $5,400 × 0.8 | $4,320',
      'Lost for good | $4,320 × 0.05 | $216',
      'Discount on the rest, sold later | ($4,320 - $216) × (1 - 1 ÷ 1.1) | $373.09',
      'Spent | $2,000-$6,000 + 2 × $90 × 12 h | $4,160-$8,160',
      'Cost of one outage | $216 + $373.09 + $4,160-$8,160 | $4,749-$8,749',
      'Annual plan cost | 20 h × $90 + $400 | $2,200',
      'Pays if it avoids one outage every | $4,749-$8,749 ÷ $2,200 | 2.2-4.0 years',
      'Or total hours of such outages per year | $2,200 ÷ $4,749-$8,749 × 12 h | 3-5.6 h',
      'Or one outage a year at least this long (low repair cost) | ($2,200 - $2,000) ÷ $229.09 per hour | 0.87 h',
      expect.stringMatching(
        /^\[Send this to us\]\(\/contact\?service=electrical&about=Downtime\+cost.*#form\)Copy the linkPrint$/,
      ),
    ]);
  });

  test('states the limits', () => {
    expect(readSection('/tools/stopped-pump', 'What it leaves out')).toEqual([
      'Limits',
      'What it leaves out',
      'Snow',
      'A closed road makes each hour longer.',
      'People',
      'This tool puts no price on a risk to people.',
    ]);
  });

  test('names the sources', () => {
    expect(readSection('/tools/stopped-pump', 'Where the numbers come from')).toEqual([
      'Sources',
      'Where the numbers come from',
      'A production report of one mine',
      'IEEE 1010-2022, for the order of the starts',
    ]);
  });

  test('links to services', () => {
    expect(readSection('/tools/stopped-pump', 'How to avoid it')).toEqual([
      'See also',
      'How to avoid it',
      '[Testing](/services/testing)',
    ]);
  });
});

describe('the page of all tools', () => {
  test('begins with the buttons', () => {
    expect(readSection('/tools', 'Calculators')).toEqual([
      '{Breadcrumb}',
      '[Home](/)',
      'Tools',
      'Calculators',
      'Enter your own figures.',
      '[Ask for a price](/contact#form)[(970) 555-0161](tel:+19705550161)',
    ]);
  });

  test('has a card for each tool', () => {
    expect(readBlock('/tools', 'card-grid')).toEqual([
      '[What does a stopped pump cost?](/tools/stopped-pump)',
      'See what one outage of a pump defers, loses and costs.',
      'Open the calculator',
      '[Which voltage for the line?](/tools/line-to-the-mine)',
      'See what a line to a load drops, loses and carries at eight voltages.',
      'Open the calculator',
      '[When is it tested?](/tools/maintenance-calendar)',
      'Plan the rounds and the outages of one, three or five years, and save them.',
      'Open the calculator',
    ]);
  });

  test('links to the field forms', () => {
    expect(readSection('/tools', 'Field forms')).toEqual([
      'Records',
      'Field forms',
      'These are switching orders, test reports, charts and registers. Each has a filled example, and most have a field form to print and a spreadsheet.',
      '[All field forms](/services/samples)',
    ]);
  });
});
