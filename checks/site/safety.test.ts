import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { attributesOf, dist, readBuiltPages } from './built-site.ts';
import { pageAt } from './page-parts.ts';
import { readBlock } from './read-page.ts';

test('every page, the sitemap and llms.txt link to the safety page', async () => {
  const without = (await readBuiltPages()).filter(
    (page) => !attributesOf(page, 'a', 'href').includes('/safety'),
  );
  expect(without.map(({ address }) => address)).toEqual([]);
  for (const file of ['sitemap.xml', 'llms.txt']) {
    expect(await readFile(join(dist, file), 'utf8'), file).toContain('/safety');
  }
});

test.each([
  '/',
  '/contact',
  '/projects/jobs/powerhouse-relay',
  '/projects/jobs/lift-motor',
  '/services/line-work',
  '/services/testing',
])('%s, where buyers decide, also links to the safety page outside the footer', (address) => {
  const links = attributesOf(pageAt(address), 'a', 'href').filter((href) => href === '/safety');
  expect(links.length).toBeGreaterThan(1);
});

describe('the safety page', () => {
  test('has every figure of each year, and says which are not stated', () => {
    expect(readBlock('/safety', 'sheet-form')).toEqual([
      'Safety and insurance',
      'Animas Switch & Line',
      'This is what buyers ask before they invite a bid.',
      'Legal name: Animas Switch & Line, Inc.',
      'Office: 48 Narrow Gauge Avenue, Durango, CO 81301',
      'Phone: (970) 555-0161',
      'Email: dispatch.office@animas-switch-and-line-of-durango.test',
      'Licenses of the company',
      'State | Number | Class | Master electrician or qualifying party | Issued by | Expires',
      'Colorado | EC.0100042 | Electrical contractor | Ignacia Marquez | Colorado State Electrical Board | Jun 30, 2098',
      'New Mexico | EE-98 40017 | not stated | not stated | | not stated',
      'Figures by year',
      'Figure | 2025 | 2024',
      'EMR | 0.84 | not stated',
      'TRIR | 7.58 | 0.00',
      'Recordable cases | 1 | 0',
      'DART | 0.00 | not stated',
      'DART cases | 0 | not stated',
      'Lost-time cases (days away from work) | 0 | not stated',
      'Days away from work | 0 | not stated',
      'Restricted or transferred cases | 0 | not stated',
      'Fatalities | 0 | not stated',
      'Total hours worked by all employees | 26,400 | 24,100',
      'Annual average number of employees | 14 | not stated',
      'Vehicle accidents per million miles | 1.9 | not stated',
      'OSHA citations | 0 | not stated',
      'Current EMR',
      'EMR | From | To | Stated in',
      '0.86 | Apr 1, 2026 | Apr 1, 2098 | Letter of our insurer, 3/2/2026',
      'Insurance',
      'Policy | Limit | Aggregate | Insurer | Rating | Expires',
      'General liability | $2,000,000 each occurrence | $4,000,000 | Example Insurance Company | AM Best A | Jan 31, 2098',
      'Automobile | $1,000,000 combined | n/a | Example Insurance Company | AM Best A | Jan 31, 2098',
      "Workers' compensation | Statutory | n/a | Example Mutual | AM Best A- | Jan 31, 2098",
      "Employers' liability | $1,000,000 each accident | n/a | Example Mutual | AM Best A- | Jan 31, 2098",
      'Umbrella | $8,000,000 | $8,500,000 | Example Insurance Company | AM Best A | Jan 31, 2098',
      'Pollution | $1,500,000 each incident | $1,750,000 | Example Specialty | AM Best A+ | Feb 28, 2098',
      'Professional | not stated | | | |',
      'Installation floater | $750,000 each job | n/a | not stated | not stated | Jan 31, 2098',
      'Bonding',
      'Surety | One job | All jobs | Expires',
      'Example Surety Company | $2,000,000 | $4,000,000 | Mar 31, 2098',
      'Programs',
      'Program | Number | Grade or status | As of | Expires',
      'ISNetworld | 400-000042 | Grade B | May 1, 2026 | Apr 30, 2098',
      'Who is trained',
      'Course | People who hold it',
      'OSHA 30-hour | 6',
      'Avalanche awareness | 13',
      'Programs and terms',
      'Subject | What we have | Source | Expires',
      'Year founded | 1998 | |',
      'Work that we subcontract | Helicopter work only | |',
      "Workers' compensation, Colorado | Covered by a policy | |",
      "Workers' compensation, New Mexico | not stated | |",
      'NFPA 70E program | 2024 edition, yearly audit of each crew | |',
      'Drug and alcohol program | 49 CFR 382, run by a consortium | |',
      'Operator qualification | None, we work on no pipelines | |',
      'Written safety programs | Lockout/tagout, Winter driving | |',
      'NAICS | 238210 | |',
      'UEI | ANIMAS123456 | |',
      'Avalanche training | Each crew member, each fall | Policy of October 2026 | Oct 31, 2098',
      'What happened',
      '2025: A splinter of granite went through a boot. Boots now have steel soles.',
      'Where the figures come from',
      '2025: OSHA Form 300A; EMR by our insurer; EMR for 4/1/2025 to 4/1/2026; Letter of our insurer, 3/3/2025',
      '2024: OSHA Form 300A',
      'Rates are per 200,000 hours worked.',
      'Ask about safety',
      'Dana Pine, Safety manager',
      '[(970) 555-0162](tel:+19705550162)[safety@animas-switch.test](mailto:safety@animas-switch.test)',
      'Documents from the office',
      'Jo sends these documents on request:',
      'Form W-9',
      'EMR letter of 2026',
      'Jo Ott',
      '[(970) 555-0161](tel:+19705550161)[office@animas-switch.test](mailto:office@animas-switch.test)[Request these documents](/contact?about=Documents+for+buyers#form)',
      '{Ignacia Márquez-Thunderhawk}',
      'Ask about bids and safety',
      'Ignacia Márquez-Thunderhawk, Master electrician and superintendent of lines',
      '[(970) 555-0163](tel:+19705550163)[ignacia@animas-switch.test](mailto:ignacia@animas-switch.test)',
      'Figures as of: Oct 5, 2026',
      'Confirmed by: Safety manager',
      expect.stringMatching(/^Page built: \w{3} \d+, \d{4}$/),
      'Address of this page: https://www.animas-switch.test/safety',
    ]);
  });
});
