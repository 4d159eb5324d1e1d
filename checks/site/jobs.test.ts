import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { attributesOf, dist, readBuiltPages } from './built-site.ts';
import { pageAt } from './page-parts.ts';
import { readBlock, readHeadings, readSection } from './read-page.ts';

test('every job has a page, and only real jobs are in the sitemap and llms.txt', async () => {
  const built = (await readBuiltPages()).map(({ address }) => address);
  expect(built.filter((address) => address.startsWith('/projects/jobs/'))).toEqual([
    '/projects/jobs/lift-motor',
    '/projects/jobs/powerhouse-relay',
  ]);
  for (const file of ['sitemap.xml', 'llms.txt']) {
    const text = await readFile(join(dist, file), 'utf8');
    expect(text, file).toContain('/projects/jobs/powerhouse-relay');
    expect(text, file).not.toContain('/projects/jobs/lift-motor');
  }
});

test('only a real job has structured data', () => {
  expect(pageAt('/projects/jobs/powerhouse-relay').html).toContain('application/ld+json');
  expect(pageAt('/projects/jobs/lift-motor').html).not.toContain('application/ld+json');
});

test.each(['/services/controls', '/facility-types/ski-lifts', '/projects/lift-feeders'])(
  '%s, to which no job belongs, links to no job',
  (address) => {
    const links = attributesOf(pageAt(address), 'a', 'href');
    expect(links.filter((href) => href.startsWith('/projects/jobs/'))).toEqual([]);
  },
);

describe('the page of a job with everything filled in', () => {
  test('begins with the summary and the buttons', () => {
    expect(
      readSection('/projects/jobs/powerhouse-relay', 'A relay replaced in a powerhouse'),
    ).toEqual([
      '{Breadcrumb}',
      '[Home](/)',
      '[Projects](/projects)',
      'A relay replaced in a powerhouse',
      'A relay replaced in a powerhouse',
      'An electromechanical relay of a 2.4 kV generator breaker was replaced and tested in one night.',
      '[Ask for a price](/contact?about=A+relay+replaced+in+a+powerhouse#form)[(970) 555-0161](tel:+19705550161)',
    ]);
  });

  test('states the problem', () => {
    expect(readSection('/projects/jobs/powerhouse-relay', 'What was wrong')).toEqual([
      'Problem',
      'What was wrong',
      'The old relay had no "event memory" and stuck at 40 °F.',
    ]);
  });

  test('states each fact with its unit', () => {
    expect(readSection('/projects/jobs/powerhouse-relay', 'The job in figures')).toEqual([
      'Record',
      'The job in figures',
      'Owner: Vallecito Water & PowerWater conservancy district',
      'Our role: Prime contractor',
      'Place: La Plata County, CO',
      'Year: 2025',
      'Service: [Testing](/services/testing)',
      'Facility: [Hydroelectric plants](/facility-types/hydro-plants)',
      'Project: [Mine substations](/projects/mine-substation)',
      'Voltage: 2.4 kV and 480 V',
      'Size: One relay, 14 trips',
      'Crew: A foreman and two technicians',
      'On the job: 1 day',
      'Hours worked: 96',
      'Recordable cases: 0',
      'Planned outage: 9 hours',
      'Energized: March 2025',
      'Reference: Pat Quintana[(970) 555-0177](tel:+19705550177)',
    ]);
  });

  test('has a photograph with its place and day', () => {
    expect(readBlock('/projects/jobs/powerhouse-relay', 'job-photo-row')).toEqual([
      '![A gray powerhouse below a steep slope.]',
      'Before. The powerhouse before the work. La Plata County, CO, March 11, 2025',
    ]);
  });

  test('links each step to its sheet', () => {
    expect(readSection('/projects/jobs/powerhouse-relay', 'What we did')).toEqual([
      'Work',
      'What we did',
      'Isolated',
      'The breaker was racked out, locked and tested for voltage. [T-01 Relay report](/services/samples/relay-report)',
      'Replaced',
      'The new relay went into the old cutout.',
    ]);
  });

  test('lists what was handed over, with pictures of the sheets', () => {
    expect(readSection('/projects/jobs/powerhouse-relay', 'What the owner got')).toEqual([
      'Records',
      'What the owner got',
      'Test report',
      'Each element was tested as found and as left. [T-01 Relay report](/services/samples/relay-report)',
      '[T-01Relay report](/services/samples/relay-report)',
    ]);
  });

  test('says who led the job', () => {
    expect(readSection('/projects/jobs/powerhouse-relay', 'Who led it')).toEqual([
      'People',
      'Who led it',
      '![Ignacia Márquez-Thunderhawk]',
      'Ignacia Márquez-Thunderhawk',
      'Master electrician and superintendent of lines',
      'Master Electrician ME.0004417, CO',
      'She runs the outages "above the trees."',
      'Ask about bids and safety',
      '[(970) 555-0163](tel:+19705550163)[ignacia@animas-switch.test](mailto:ignacia@animas-switch.test)',
    ]);
  });
});

describe('the page of a job with the required fields only', () => {
  test('has no empty sections', () => {
    expect(readHeadings('/projects/jobs/lift-motor')).toEqual([
      'A lift motor reconnected',
      'Power out or equipment down?',
    ]);
  });

  test('marks the sample once', () => {
    expect(readSection('/projects/jobs/lift-motor', 'A lift motor reconnected')).toEqual([
      '{Breadcrumb}',
      '[Home](/)',
      '[Projects](/projects)',
      'A lift motor reconnected',
      'A lift motor reconnected',
      'A 400 hp lift motor was disconnected, sent to the shop and reconnected.Sample job This is an example of a job record.',
      '[Ask for a price](/contact?about=A+lift+motor+reconnected#form)[(970) 555-0161](tel:+19705550161)',
    ]);
  });

  test('has one fact without a heading', () => {
    expect(readBlock('/projects/jobs/lift-motor', 'job-block')).toEqual([
      'Service: [Line work](/services/line-work)',
    ]);
  });

  test('ends with the number to call, because its service answers at night', () => {
    expect(readSection('/projects/jobs/lift-motor', 'Power out or equipment down?')).toEqual([
      'Night line',
      'Power out or equipment down?',
      '[(970) 555-0162](tel:+19705550162)',
      'Call the night line. It is answered at any hour.',
      '[Ask for a price](/contact?about=A+lift+motor+reconnected#form)[Our safety figures](/safety)',
      '[Work here](/contact?kind=work)',
    ]);
  });
});

describe('the list of jobs', () => {
  test('has the facts of each job and a label for the sample', () => {
    expect(readSection('/projects', 'Jobs that we have done')).toEqual([
      'Job records',
      'Jobs that we have done',
      '![A gray powerhouse below a steep slope.]',
      '[A relay replaced in a powerhouse](/projects/jobs/powerhouse-relay)',
      'An electromechanical relay of a 2.4 kV generator breaker was replaced and tested in one night.',
      'Place: La Plata County, CO',
      'Year: 2025',
      'Voltage: 2.4 kV and 480 V',
      'Size: One relay, 14 trips',
      '[A lift motor reconnected](/projects/jobs/lift-motor)',
      'A 400 hp lift motor was disconnected, sent to the shop and reconnected. Sample job',
    ]);
  });
});
