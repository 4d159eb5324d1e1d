import { describe, expect, test } from 'vitest';
import { readBlock, readHeadings, readSection } from './read-page.ts';

describe('the page of an article with everything filled in', () => {
  test('begins with the category, the read time, the reviewer and the words of the cover', () => {
    expect(
      readSection('/blog/ground-wells-in-granite', 'Ground wells in granite above 9,000 ft'),
    ).toEqual([
      '{Breadcrumb}',
      '[Home](/)',
      '[Blog](/blog)',
      '[Back to the notes](/blog)',
      'Technical GuideIllustrative',
      'Ground wells in granite above 9,000 ft',
      'January 6, 20262 min read[Reviewed September 2026](#since-then) by Ignacia Márquez-Thunderhawk, Master electrician and superintendent of lines, Master Electrician ME.0004417, CO',
      '![A ground grid on 6 in of rock.]',
      '![A ground grid on 6 in of rock.]',
      'A ground grid on 6 in of rock.',
      'The drawing in words',
      'The grid measures 200 by 160 ft and lies below 6 inches of crushed rock, which extends beyond the fence.',
    ]);
  });

  test('lists its sections', () => {
    expect(readBlock('/blog/ground-wells-in-granite', 'contents-rail')).toEqual([
      'In this note',
      '[Why a rod fails](#why-a-rod-fails)',
      '[What a well costs](#what-a-well-costs)',
      '[What we have seen](#what-we-have-seen)',
    ]);
  });

  test('has the records of every kind, with sums', () => {
    expect(readBlock('/blog/ground-wells-in-granite', 'article-text')).toEqual([
      'Granite carries almost no current. A rod that is driven into a crack measures 400 Ω.',
      'Why a rod fails',
      '![The grid from above, with 6 in of rock.]',
      '![The grid from above, with 6 in of rock.]',
      'The grid from above, with 6 in of rock.',
      'The drawing in words',
      'On crushed rock, the touch voltage at the fence may reach 654 V; on bare soil, only 238 V.',
      'A [test](/services/testing) shows it in an hour.',
      'A rod in scree',
      'It moves in spring.',
      'A plate in a creek',
      'The creek moves in spring.',
      'Before drilling',
      'Call 811',
      'doors closed',
      'Find the cable',
      'Requirement: 30 in or deeper',
      'Read the well log',
      'Call: above 500 ft',
      'Take the list along',
      'It prints on Letter paper.',
      '[Print the list](#form)',
      'Ground wells in granite above 9,000 ft',
      'Animas Switch & Line',
      'Site',
      'Date',
      'Measured by',
      'What a well costs',
      'Medium voltage',
      'Applications: Lifts Pumps',
      'Advantages: It is stocked Crews know it',
      'Limits: Drop grows Lightning',
      'Typical cost: $50,000-$200,000',
      'Each fall',
      '2-4 hours',
      'Essential',
      'Measure the well',
      'Tighten the clamps',
      'Photograph the splice',
      'Feeder fault at the mine',
      '12 hours',
      '4 wells × 90 bbl/d × 12 h ÷ 24 × $60 = $10,800',
      'Repair: $8,000-$20,000, as an example',
      'Prevention: Test the cable each fall.',
      'Pump fault at the mine',
      '6 hours',
      '4 wells × 90 bbl/d × 12 h ÷ 24 × 0.5 × $60 = $5,400',
      'Repair: $2,000, as an example',
      'Prevention: Listen to the bearing.',
      '![Gross deferred revenue of two outages, in dollars.]',
      '![Gross deferred revenue of two outages, in dollars.]',
      'Gross deferred revenue of two outages, in dollars.',
      'The drawing in words',
      'The fault of the feeder defers $10,800 of revenue in twelve hours, and the fault of the pump defers $5,400.',
      'Step | Calculation | Result',
      'Deferred, gross | 4 × 90 bbl/day × 12 h ÷ 24 × 0.5 × $60 | = $5,400',
      'Deferred, your interest | $5,400 × 0.8 | = $4,320',
      'Lost for good | $4,320 × 0.05 | = $216',
      'Discount on the rest, sold later | ($4,320 - $216) × (1 - 1 ÷ 1.1) | = $373.09',
      'Spent | $2,000-$6,000 + 2 × $90 × 12 h | = $4,160-$8,160',
      'Cost of one outage | $216 + $373.09 + $4,160-$8,160 | = $4,749-$8,749',
      'Annual plan cost | 20 h × $90 + $400 | = $2,200',
      'Pays if it avoids one outage every | $4,749-$8,749 ÷ $2,200 | = 2.2-4.0 years',
      'Or total hours of such outages per year | $2,200 ÷ $4,749-$8,749 × 12 h | = 3-5.6 h',
      'Or one outage a year at least this long (low repair cost) | ($2,200 - $2,000) ÷ $229.09 per hour | = 0.87 h',
      'Licenses',
      'Critical',
      'State license',
      "Blaster's permit",
      'Questions to ask: Who drills? Who measures?',
      'Drilling',
      '1-2 weeks',
      'Work: Set the rig Drill 300 ft',
      'Milestones: The well is measured',
      'Voltage: 44 kV/4.16 kV',
      'Capacity: Sized to the pumps',
      'Protection: Differential 87T',
      'Control: One screen',
      'Structures: Steel for snow',
      'What we have seen',
      'Average well: 300 ft Illustrative',
      'We drill until the reading stops falling.',
      'A slide takes three poles',
      'Illustrative',
      'A slide took three poles on a Sunday.',
      'The dispatcher opened the line',
      'The crew grounded it',
      'A helicopter set new poles',
      'The pumps ran again on Tuesday.',
      'Grounding',
      'High',
      'Sign | What it means | What can follow | When to act',
      'A tingle at the gate | The fence and the gate differ by 20 V. | The bond is open. | Today',
      'Investment | Cost | Annual savings | Payback | Also',
      'A drilled well | $24,000 | 2 outages × $6,000 = $12,000 | 2 years | Fewer trips',
      'Electric snowcats',
      'They need 480 V at each garage.',
      'Today: There are three.',
      'Outlook: There may be thirty.',
      'Drivers: Fuel Noise',
      'Requirements: 480 V service Load control',
      'Garages need larger services.',
    ]);
  });

  test('lists what has changed since the review, and the current editions of standards', () => {
    expect(readSection('/blog/ground-wells-in-granite', 'What has changed')).toEqual([
      'What has changed',
      'IEEE 81-2025 has replaced the edition of 2012.',
      'The 2025 edition has replaced that of 2012. It is measured with three rods. Looked up on October 5, 2026: standards.ieee.org.',
    ]);
  });

  test('names its sources', () => {
    expect(readSection('/blog/ground-wells-in-granite', 'Sources')).toEqual([
      'Sources',
      'IEEE 81-2012, for the three rods',
    ]);
  });

  test('can be shared', () => {
    expect(readSection('/blog/ground-wells-in-granite', 'Share')).toEqual([
      'Share',
      'ShareCopy the link[Email](mailto:?subject=Ground%20wells%20in%20granite%20above%209%2C000%20ft&body=https%3A%2F%2Fwww.animas-switch.test%2Fblog%2Fground-wells-in-granite)',
      'Link to this note: [www.animas-switch.test/blog/ground-wells-in-granite](https://www.animas-switch.test/blog/ground-wells-in-granite)',
    ]);
  });

  test('links to the next article', () => {
    expect(readBlock('/blog/ground-wells-in-granite', 'article-neighbors')).toEqual([
      '[Next noteA short note about snow](/blog/short-note)',
    ]);
  });

  test('links to related articles', () => {
    expect(readSection('/blog/ground-wells-in-granite', 'See also')).toEqual([
      'See also',
      '[A short note about snow](/blog/short-note)',
    ]);
  });

  test('ends with its own call to action', () => {
    expect(readSection('/blog/ground-wells-in-granite', 'Planning a ground grid?')).toEqual([
      'Contact',
      'Planning a ground grid?',
      'Send the soil report.',
      '[Ask about a ground grid](/contact#form)[See mine substations](/projects/mine-substation)',
    ]);
  });
});

describe('the page of an article with the required fields only', () => {
  test('has no empty sections', () => {
    expect(readHeadings('/blog/short-note')).toEqual([
      'A short note about snow',
      'Share',
      'Tell us about the site',
    ]);
  });

  test('begins with the category and the read time', () => {
    expect(readSection('/blog/short-note', 'A short note about snow')).toEqual([
      '{Breadcrumb}',
      '[Home](/)',
      '[Blog](/blog)',
      '[Back to the notes](/blog)',
      'Safety',
      'A short note about snow',
      'February 3, 20261 min read',
    ]);
  });

  test('has its text', () => {
    expect(readBlock('/blog/short-note', 'article-text')).toEqual([
      'Look up before you open the door.',
      'Then look up again.',
    ]);
  });

  test('ends with the call to action of the blog', () => {
    expect(readSection('/blog/short-note', 'Tell us about the site')).toEqual([
      'Contact',
      'Tell us about the site',
      'Send the altitude, the voltage and the load.',
      '[Ask for a price](/contact)',
    ]);
  });
});

describe('the blog', () => {
  test('begins with the buttons', () => {
    expect(readSection('/blog', 'Notes from the pass')).toEqual([
      '{Breadcrumb}',
      '[Home](/)',
      'Blog',
      'Notes from the pass',
      'We write down what we learn.',
      '[Ask for a price](/contact#form)[(970) 555-0161](tel:+19705550161)',
    ]);
  });

  test('lists published articles and topics with their numbers of articles', () => {
    expect(readSection('/blog', 'Every note')).toEqual([
      'Every note',
      'Technical Guide',
      '[Ground wells in granite above 9,000 ft](/blog/ground-wells-in-granite)',
      'Why a driven rod is useless in granite, how a drilled ground well works, and how to measure it with "three rods".',
      'Jan 6, 20262 min read',
      'Read this first',
      'What we write about',
      'Safety 1',
      'What can hurt you.',
      'How it works 1',
      'What is inside.',
      'Safety',
      '[A short note about snow](/blog/short-note)',
      'Snow on a transformer is not a fault, but the ice that slides from the roof onto its bushings is one.',
      'Feb 3, 20261 min read',
    ]);
  });
});
