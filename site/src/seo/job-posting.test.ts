import { expect, test } from 'vitest';
import { readCompany } from '#contract/read-company.ts';
import { openingSchema } from '#schemas/opening.ts';
import { lineman } from '#schemas/testing/lineman.ts';
import { fixtureFolder } from '../../../checks/fixture/folders.ts';
import { jobPostingNode } from './job-posting.tsx';
import { providerNode } from './page-graph.ts';

const company = await readCompany(fixtureFolder);
const site = new URL('https://llano.example');

const describeOpening = (base: string, changes: object = {}) =>
  jobPostingNode({
    path: '/careers/lineman',
    job: openingSchema({ reference: () => expect.fail() }).parse({
      ...lineman(base),
      licenses: [{ class: 'EL-1J', state: 'NM' }],
      ...changes,
    }),
    company,
    provider: providerNode(company, site),
    site,
  });

// Source: developers.google.com/search/docs/appearance/structured-data/job-posting. The test omits the fields for remote
// work, applicantLocationRequirements and jobLocationType.
test('a job posting has all fields that Google requires or recommends', () => {
  const { description, ...job } = describeOpening('Durango');
  expect(job).toMatchObject({
    '@type': 'JobPosting',
    title: 'Lineman',
    datePosted: '2026-11-02',
    validThrough: '2026-11-28T23:59',
    employmentType: 'FULL_TIME',
    identifier: { '@type': 'PropertyValue', name: 'Animas Switch & Line', value: 'lineman' },
    hiringOrganization: {
      name: 'Animas Switch & Line',
      sameAs: 'https://llano.example/',
      logo: expect.stringMatching(/^https:\/\/llano\.example\/.+\.png$/),
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '48 Narrow Gauge Avenue',
        addressLocality: 'Durango',
        addressRegion: 'CO',
        postalCode: '81301',
        addressCountry: 'US',
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', minValue: 30, maxValue: 40, unitText: 'HOUR' },
    },
    directApply: true,
  });
  // The description lists tasks, requirements, licenses and hours, in HTML elements that job search sites display.
  expect(description).toMatch(/69 kV &amp; the switches/);
  for (const part of [
    'String wire',
    'A climbing belt',
    'EL-1J (NM)',
    'Four tens',
    '2 p.m.: Hour 2.',
  ])
    expect(description).toContain(`<li>${part}</li>`);
  expect(String(description).replaceAll(/<\/?(p|ul|li)>/g, '')).not.toContain('<');
});

test('benefits, on-call pay, gear and the first day are in a job posting if the opening states them', () => {
  const stated = {
    benefits: ['Health insurance', 'A 401(k)'],
    onCallPay: '$150 a week',
    gear: ['We provide arc-rated shirts'],
    firstDay: ['Form I-9 documents'],
  };
  const { jobBenefits, description } = describeOpening('Durango', stated);
  expect(jobBenefits).toBe('Health insurance; A 401(k)');
  const added = [...stated.benefits, stated.onCallPay, ...stated.gear, ...stated.firstDay];
  for (const part of added) expect(description).toContain(`<li>${part}</li>`);
  const without = describeOpening('Durango');
  expect(without.jobBenefits).toBeUndefined();
  expect(without.description).not.toMatch(/Benefits|Clothing|First day/);
});

test('a job posting at another base has the town of that base but no street', () => {
  const { jobLocation } = describeOpening('Farmington');
  expect(jobLocation).toMatchObject({
    address: { addressLocality: 'Farmington', addressRegion: 'NM' },
  });
  expect(JSON.stringify(jobLocation)).not.toContain('Narrow Gauge Avenue');
});
