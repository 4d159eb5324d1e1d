import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eachElement, getAttribute, getText } from '#contract/html-tree.ts';
import {
  facilityTypeRoute,
  jobRoute,
  projectRoute,
  routes,
  sampleSheetRoute,
  serviceRoute,
} from '#contract/routes.ts';
import { formatDuration, formatMonth } from '#schemas/job.ts';
import { attributesOf, dist, readBuiltPages } from './built-site.ts';
import * as content from './content.ts';
import { linksIn, pageAt, withClass } from './page-parts.ts';
import { asTyped, textOf } from './page-text.ts';

const { jobs, projectsPage } = content;
const words = (element: Parameters<typeof textOf>[0]) => textOf(element).replaceAll(/\s+/g, ' ');
const paths = (found: readonly { id: string }[]) => found.map(({ id }) => jobRoute(id)).sort();

const mainOf = (address: string) => {
  const main = pageAt(address).elements.find(({ tagName }) => tagName === 'main');
  return main ? asTyped(words(main)) : '';
};

test('every job has a page, and only real jobs are in the sitemap and llms.txt', async () => {
  const built = (await readBuiltPages()).map(({ address }) => address);
  expect(built.filter((address) => address.startsWith('/projects/jobs/')).sort()).toEqual(
    paths(jobs),
  );
  const real = paths(jobs.filter(({ sample }) => !sample));
  for (const file of ['sitemap.xml', 'llms.txt']) {
    const text = await readFile(join(dist, file), 'utf8');
    const named = paths(jobs).filter((path) => new RegExp(`${path}[<)]`).test(text));
    expect(named, file).toEqual(real);
    if (real.length === 0) expect(text).not.toMatch(/jobs/i);
  }
});

const pagesWithJobs = [
  { address: routes.projects as string, of: jobs },
  ...content.services.map(({ id }) => ({
    address: serviceRoute(id),
    of: jobs.filter(({ services }) => services.some((service) => service.id === id)),
  })),
  ...content.facilityTypes.map(({ id }) => ({
    address: facilityTypeRoute(id),
    of: jobs.filter(({ facilityType }) => facilityType?.id === id),
  })),
  ...content.projects.map(({ id }) => ({
    address: projectRoute(id),
    of: jobs.filter(({ project }) => project?.id === id),
  })),
];

const built = (await readBuiltPages()).map(({ address }) => address);
const builtPagesWithJobs = pagesWithJobs.filter(({ address }) => built.includes(address));

test.each(builtPagesWithJobs)(
  '$address shows the jobs that belong to it, or no section of jobs',
  ({ address, of }) => {
    const page = pageAt(address);
    const section = page.elements.find((each) => getAttribute(each, 'id') === 'jobs');
    expect(section !== undefined).toBe(of.length > 0);
    if (section) expect(linksIn(page, 'jobs').sort()).toEqual(paths(of));
    else
      expect(
        attributesOf(page, 'a', 'href').filter((href) => href.startsWith('/projects/jobs/')),
      ).toEqual([]);
  },
);

test('the home and services pages link to a job only if their content names one', () => {
  for (const [address, link] of [
    [routes.home, content.home.projects?.job],
    [routes.services, content.servicesPage.job],
  ] as const) {
    const found = attributesOf(pageAt(address), 'a', 'href').filter((href) =>
      href.startsWith('/projects/jobs/'),
    );
    expect(found, address).toEqual(link?.job ? [jobRoute(link.job.id)] : []);
  }
});

test.each(jobs)('the page of $id shows its facts, and no labels for missing facts', (job) => {
  const page = pageAt(jobRoute(job.id));
  const [block] = withClass(page.elements, 'job-block');
  const names = block
    ? [...eachElement(block)].filter(({ tagName }) => tagName === 'dt').map(getText)
    : [];
  const known = {
    Owner: job.owner,
    'Our role': job.role,
    Place: job.place,
    Year: job.year,
    Service: job.services,
    Facility: job.facilityType,
    Project: job.project,
    Voltage: job.voltage,
    Size: job.size,
    Crew: job.crew,
    'On the job': job.duration,
    'Hours worked': job.hours,
    'Recordable cases': job.recordables,
    'Planned outage': job.plannedOutage,
    Energized: job.energized,
    Reference: job.reference,
  };
  const expected = Object.entries(known).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  );
  expect(names).toEqual(expected);
  // Fewer than three facts have no heading.
  const record = page.elements.find((each) => getAttribute(each, 'id') === 'record');
  expect(record !== undefined).toBe(expected.length > 2);
  const shown = block ? asTyped(words(block)) : '';
  if (job.duration) expect(shown).toContain(formatDuration(job.duration));
  if (job.energized) expect(shown).toContain(formatMonth(job.energized));
  if (job.hours) expect(shown).toContain(job.hours.toLocaleString('en-US'));
  if (job.reference?.kind === 'listed') {
    expect(attributesOf(page, 'a', 'href')).toContain(`tel:${job.reference.phone.number}`);
  }
  const isEmergency = job.services.some(({ id }) =>
    content.emergencyPaths.includes(serviceRoute(id)),
  );
  expect(withClass(page.elements, 'join-number')).toHaveLength(isEmergency ? 1 : 0);
  if (job.plannedOutage) expect(shown).toMatch(new RegExp(`${job.plannedOutage} hours?\\b`));
  const parts = { problem: job.problem, done: job.done, 'handed-over': job.handedOver };
  for (const [id, value] of [...Object.entries(parts), ['lead', job.lead] as const]) {
    const section = page.elements.find((each) => getAttribute(each, 'id') === id);
    expect(section !== undefined, id).toBe(value !== undefined);
  }
});

test.each(jobs)('the page of $id shows each step with a link to its sheet', (job) => {
  const text = mainOf(jobRoute(job.id));
  for (const [id, steps = []] of [
    ['done', job.done],
    ['handed-over', job.handedOver],
  ] as const) {
    for (const step of steps) {
      expect(text).toContain(asTyped(step.title));
      expect(text).toContain(asTyped(step.text));
    }
    const sheets = steps.flatMap(({ sheet }) => (sheet ? [sampleSheetRoute(sheet.id)] : []));
    if (steps.length > 0) expect(linksIn(pageAt(jobRoute(job.id)), id)).toEqual(sheets);
  }
  for (const { link } of job.drawings ?? []) expect(text).toContain(asTyped(link));
  const lead = content.people.find(({ id }) => id === job.lead?.id);
  if (lead) expect(text).toContain(asTyped(lead.name));
});

test.skipIf(content.absentPages.includes('projects'))(
  'a sample job is marked once on its card and once on its page, and a real job is not marked',
  () => {
    const { label } = projectsPage.jobs.sample;
    const marks = (address: string) =>
      withClass(pageAt(address).elements, 'badge')
        .map(getText)
        .filter((text) => text === label).length;
    expect(marks(routes.projects)).toBe(jobs.filter(({ sample }) => sample).length);
    for (const { id, sample } of jobs) {
      expect(marks(jobRoute(id)), id).toBe(sample ? 1 : 0);
      expect(pageAt(jobRoute(id)).html.includes('application/ld+json'), id).toBe(!sample);
    }
  },
);
