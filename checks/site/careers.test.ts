import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { eachElement } from '#contract/html-tree.ts';
import { dist, metaOf, readBuiltPages } from './built-site.ts';
import { findElement, pageAt } from './page-parts.ts';
import { hasClass } from './page-text.ts';
import { readHeadings, readSection } from './read-page.ts';

test('each opening has a page, and only real openings are in the sitemap', async () => {
  const built = (await readBuiltPages()).map(({ address }) => address);
  expect(built.filter((address) => address.startsWith('/careers/'))).toEqual([
    '/careers/apprentice',
    '/careers/lineman',
  ]);
  const sitemap = await readFile(join(dist, 'sitemap.xml'), 'utf8');
  expect(sitemap).toContain('/careers</loc>');
  expect(sitemap).toContain('/careers/lineman</loc>');
  expect(sitemap).not.toContain('/careers/apprentice');
});

test('search engines see a real opening as a job, and not a sample or the careers page', () => {
  expect(pageAt('/careers/lineman').html).toContain('JobPosting');
  expect(metaOf(pageAt('/careers/lineman'), 'robots')).toBeUndefined();
  expect(pageAt('/careers/apprentice').html).not.toContain('JobPosting');
  expect(metaOf(pageAt('/careers/apprentice'), 'robots')).toBe('noindex');
  expect(pageAt('/careers').html).not.toContain('JobPosting');
});

test('the page of an opening has a QR code for printing', () => {
  const { elements } = pageAt('/careers/lineman');
  const code = findElement(elements, (each) => hasClass(each, 'opening-code'));
  expect([...eachElement(code)].map(({ tagName }) => tagName)).toContain('path');
});

describe('the careers page', () => {
  test('begins with a button to the openings', () => {
    expect(readSection('/careers', 'Work where the road ends')).toEqual([
      '{Breadcrumb}',
      '[Home](/)',
      'Careers',
      'Work where the road ends',
      'This is what the work is, and what it pays.',
      '[See the open jobs](#openings)[(970) 555-0161](tel:+19705550161)',
    ]);
  });

  test('lists the openings, with a label for the sample', () => {
    expect(readSection('/careers', 'Open now')).toEqual([
      'Openings',
      'Open now',
      '[Apprentice](/careers/apprentice)',
      'You learn the trade in Farmington, with a class on one evening of each week.',
      'Sample opening',
      'Base: Farmington',
      'Pay: $19 an hour',
      'Days: Monday to Friday',
      '[Journeyman lineman](/careers/lineman)',
      'You build and repair 12.47 kV lines above 9,000 ft, in a crew of four.',
      'Base: Durango',
      'Pay: $41.50 to $48 an hour',
      'Days: Four tens, Monday to Thursday',
    ]);
  });

  test('says how the company pays', () => {
    expect(readSection('/careers', 'How we pay')).toEqual([
      'Pay',
      'How we pay',
      'A range',
      'Each posting names it.',
      'Overtime',
      'It is paid after 40 hours.',
    ]);
  });

  test('says how the company hires', () => {
    expect(readSection('/careers', 'Hiring and checks')).toEqual([
      'Hiring',
      'Hiring and checks',
      'Equal opportunity',
      'We hire by qualification.',
      'Driving record',
      'Drivers need a clean one.',
    ]);
  });

  test('says which license each state asks for', () => {
    expect(readSection('/careers', 'Your license')).toEqual([
      'Licenses',
      'Your license',
      'Colorado',
      'The state licenses journeymen.',
      'New Mexico',
      'The state certifies journeymen by class.',
    ]);
  });

  test('lists the safety rules', () => {
    expect(readSection('/careers', 'Before you climb')).toEqual([
      'Safety',
      'Before you climb',
      'Grounded first',
      'We open, test and ground.',
      'Anyone can stop the job',
      'That includes the apprentice.',
      '[Truck card to print](/services/samples/truck-card)',
    ]);
  });

  test('describes the work', () => {
    expect(readSection('/careers', 'What you would build')).toEqual([
      'The work',
      'What you would build',
      'Lines',
      'They stand above 9,000 ft.',
      'Powerhouses',
      'They hum.',
    ]);
  });

  test('names the bases and their towns with the drive', () => {
    expect(readSection('/careers', 'Where the day starts')).toEqual([
      'Bases',
      'Where the day starts',
      'Durango, Colorado',
      'Crews from here work in Durango, Pagosa Springs (1 h 10 min) and Silverton (1 h 15 min).',
      'Farmington, New Mexico',
      'Crews from here work in Farmington.',
    ]);
  });

  test('ends with a link to the form', () => {
    expect(readSection('/careers', 'Not on the list?')).toEqual([
      'Apply',
      'Not on the list?',
      'Tell us your trade.',
      '[Work here](/contact?kind=work#form)[(970) 555-0161](tel:+19705550161)',
    ]);
  });
});

describe('the page of an opening with everything filled in', () => {
  test('begins with the pay and the button', () => {
    expect(readSection('/careers/lineman', 'Journeyman lineman')).toEqual([
      '{Breadcrumb}',
      '[Home](/)',
      '[Careers](/careers)',
      'Journeyman lineman',
      'Journeyman lineman',
      '$41.50 to $48 an hour, out of Durango, Colorado. You build and repair 12.47 kV lines above 9,000 ft, in a crew of four.',
      '[Write about this job](/contact?kind=work&about=Journeyman+lineman%2C+Durango#form)[(970) 555-0161](tel:+19705550161)',
    ]);
  });

  test('states the terms with amounts and dates', () => {
    expect(readSection('/careers/lineman', 'Pay and hours')).toEqual([
      'Terms',
      'Pay and hours',
      'Pay: $41.50 to $48 an hour',
      'Per diem: $70 for each night away from home',
      'Days: Four tens, Monday to Thursday',
      'On-call pay: $200 for a week on call',
      'Base: Durango, Colorado',
      'Crew: A foreman, two linemen & an apprentice',
      'Truck: Company truck, kept at the shop',
      'License: Journeyman Electrician, CO',
      'Employment: Temporary',
      'Posted: October 5, 2026',
      'Open through: December 31, 2098',
      'Who answers: The line superintendent calls you.',
      'Scan to read this on your phone.',
      'www.animas-switch.test/careers/lineman',
      'No email address? Call (970) 555-0161.',
    ]);
  });

  test('describes the day', () => {
    expect(readSection('/careers/lineman', 'A day')).toEqual([
      'The day',
      'A day',
      '6:00 a.m.',
      'The crew reads the avalanche bulletin.',
      '12:00 p.m.',
      'Lunch is an unpaid half hour.',
      '4:30 p.m.',
      'The crew is back at the shop.',
    ]);
  });

  test('lists the work', () => {
    expect(readSection('/careers/lineman', 'What you do')).toEqual([
      'The work',
      'What you do',
      'Set poles in rock',
      'String wire over avalanche paths',
    ]);
  });

  test('lists what to bring', () => {
    expect(readSection('/careers/lineman', 'What you bring')).toEqual([
      'Requirements',
      'What you bring',
      'A climbing belt',
      'A valid driver license',
    ]);
  });

  test('lists the benefits', () => {
    expect(readSection('/careers/lineman', 'What else you get')).toEqual([
      'Benefits',
      'What else you get',
      'Health insurance from the first day',
    ]);
  });

  test('lists the gear', () => {
    expect(readSection('/careers/lineman', 'Clothing and tools')).toEqual([
      'Gear',
      'Clothing and tools',
      'We provide arc-rated clothing',
    ]);
  });

  test('lists what the first day needs', () => {
    expect(readSection('/careers/lineman', 'For the first day')).toEqual([
      'First day',
      'For the first day',
      'Documents for Form I-9',
    ]);
  });

  test('says how the company hires', () => {
    expect(readSection('/careers/lineman', 'Hiring and checks')).toEqual([
      'Hiring',
      'Hiring and checks',
      'Equal opportunity',
      'We hire by qualification.',
      'Driving record',
      'Drivers need a clean one.',
    ]);
  });

  test('ends with the button', () => {
    expect(readSection('/careers/lineman', 'Is this for you?')).toEqual([
      'Apply',
      'Is this for you?',
      'Tell us what you have built.',
      '[Write about this job](/contact?kind=work&about=Journeyman+lineman%2C+Durango#form)[(970) 555-0161](tel:+19705550161)',
    ]);
  });
});

describe('the page of an opening with the required fields only', () => {
  test('has no empty sections', () => {
    expect(readHeadings('/careers/apprentice')).toEqual([
      'Apprentice',
      'Pay and hours',
      'A day',
      'What you do',
      'What you bring',
      'Hiring and checks',
      'Is this for you?',
    ]);
  });

  test('says that the opening is a sample', () => {
    expect(readSection('/careers/apprentice', 'Apprentice')).toEqual([
      '{Breadcrumb}',
      '[Home](/)',
      '[Careers](/careers)',
      'Apprentice',
      'Apprentice',
      '$19 an hour, out of Farmington, New Mexico. You learn the trade in Farmington, with a class on one evening of each week.Sample opening This is not a real opening.',
      '[Write about this job](/contact?kind=work&about=Apprentice%2C+Farmington#form)[(970) 555-0161](tel:+19705550161)',
    ]);
  });

  test('states the terms without labels for absent ones', () => {
    expect(readSection('/careers/apprentice', 'Pay and hours')).toEqual([
      'Terms',
      'Pay and hours',
      'Pay: $19 an hour',
      'Days: Monday to Friday',
      'Base: Farmington, New Mexico',
      'Crew: A journeyman and you',
      'Employment: Full-time',
      'Posted: October 6, 2026',
      'Who answers: The office calls you.',
      'Scan to read this on your phone.',
      'www.animas-switch.test/careers/apprentice',
      'No email address? Call (970) 555-0161.',
    ]);
  });
});
