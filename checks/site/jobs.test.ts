import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eachElement, getAttribute, getText, type ParentNode } from '#contract/html-tree.ts';
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
import { findElement, linksIn, pageAt, withClass } from './page-parts.ts';
import { asTyped, textOf } from './page-text.ts';

const { jobs, projectsPage } = content;
const textInOneLine = (element: ParentNode) => textOf(element).replaceAll(/\s+/g, ' ');
const pathsOf = (entries: readonly { id: string }[]) =>
  entries.map(({ id }) => jobRoute(id)).sort();

/** The text of a page's main element, without typographic characters. */
const mainTextOf = (address: string) => {
  const main = pageAt(address).elements.find(({ tagName }) => tagName === 'main');
  return main ? asTyped(textInOneLine(main)) : '';
};

test('every job has a page, and only real jobs are in the sitemap and llms.txt', async () => {
  const built = (await readBuiltPages()).map(({ address }) => address);
  expect(built.filter((address) => address.startsWith('/projects/jobs/')).sort()).toEqual(
    pathsOf(jobs),
  );
  const real = pathsOf(jobs.filter(({ sample }) => !sample));
  for (const file of ['sitemap.xml', 'llms.txt']) {
    const text = await readFile(join(dist, file), 'utf8');
    const named = pathsOf(jobs).filter((path) => new RegExp(`${path}[<)]`).test(text));
    expect(named, file).toEqual(real);
    // A site without real jobs must not have a heading for them in llms.txt.
    if (real.length === 0) expect(text).not.toMatch(/jobs/i);
  }
});

/** Pages that list jobs, each with its jobs. */
const listings: { address: string; listed: typeof jobs }[] = [
  { address: routes.projects, listed: jobs },
  ...content.services.map(({ id }) => ({
    address: serviceRoute(id),
    listed: jobs.filter(({ services }) => services.some((service) => service.id === id)),
  })),
  ...content.facilityTypes.map(({ id }) => ({
    address: facilityTypeRoute(id),
    listed: jobs.filter(({ facilityType }) => facilityType?.id === id),
  })),
  ...content.projects.map(({ id }) => ({
    address: projectRoute(id),
    listed: jobs.filter(({ project }) => project?.id === id),
  })),
];

const builtAddresses = (await readBuiltPages()).map(({ address }) => address);
const builtListings = listings.filter(({ address }) => builtAddresses.includes(address));

test.each(builtListings)(
  '$address shows the jobs that belong to it, or no section of jobs',
  ({ address, listed }) => {
    const page = pageAt(address);
    const section = page.elements.find((each) => getAttribute(each, 'id') === 'jobs');
    expect(section !== undefined).toBe(listed.length > 0);
    if (section) expect(linksIn(page, 'jobs').sort()).toEqual(pathsOf(listed));
    else expect(listJobLinks(address)).toEqual([]);
  },
);

/** The addresses of job records to which a page links. */
const listJobLinks = (address: string) =>
  attributesOf(pageAt(address), 'a', 'href').filter((href) => href.startsWith('/projects/jobs/'));

test('the home and services pages link to a job only if their content names one', () => {
  const homeJob = content.home.experience.job?.job;
  expect(listJobLinks(routes.home)).toEqual(homeJob ? [jobRoute(homeJob.id)] : []);
  const servicesJob = content.servicesPage.job?.job;
  expect(listJobLinks(routes.services)).toEqual(servicesJob ? [jobRoute(servicesJob.id)] : []);
});

test.each(jobs)('the page of $id shows its facts, and no labels for missing facts', (job) => {
  const page = pageAt(jobRoute(job.id));
  const [block] = withClass(page.elements, 'job-block');
  const names = block
    ? [...eachElement(block)].filter(({ tagName }) => tagName === 'dt').map(getText)
    : [];
  const facts = {
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
  const expected = Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name);
  expect(names).toEqual(expected);
  // The facts have a heading only if there are at least three.
  const heading = page.elements.find((each) => getAttribute(each, 'id') === 'record');
  expect(heading !== undefined).toBe(expected.length >= 3);
  const shown = block ? asTyped(textInOneLine(block)) : '';
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
  const partsById = {
    problem: job.problem,
    done: job.done,
    'handed-over': job.handedOver,
    lead: job.lead,
  };
  for (const [id, value] of Object.entries(partsById)) {
    const section = page.elements.find((each) => getAttribute(each, 'id') === id);
    expect(section !== undefined, id).toBe(value !== undefined);
  }
});

/** The ids of the sheets of a job's steps, each once. */
const sheetsOf = ({ done = [], handedOver = [] }: (typeof jobs)[number]) => [
  ...new Set([...done, ...handedOver].flatMap(({ sheet }) => (sheet ? [sheet.id] : []))),
];

const withStrip = jobs.filter(({ strip }) => strip);

test.skipIf(withStrip.length === 0).each(withStrip)(
  'the strip of $id has both arrangements, and its times and readings are on their sheets',
  ({ id, strip }) => {
    const section = findElement(
      pageAt(jobRoute(id)).elements,
      (each) => getAttribute(each, 'id') === 'times',
    );
    const drawings = [...eachElement(section)].filter(({ tagName }) => tagName === 'svg');
    expect(drawings).toHaveLength(2);
    for (const drawing of drawings) {
      const text = textOf(drawing).replaceAll(/\s+/g, ' ');
      for (const { value } of strip?.items ?? []) if (value) expect(text).toContain(asTyped(value));
    }
    for (const { from, to, sheet, value = '' } of strip?.items ?? []) {
      if (!sheet) continue;
      const text = sheetTexts(sheet.id);
      for (const number of numbersIn(value)) expect(text, value).toContain(number);
      // Times of a sheet without times are on another sheet of the job.
      for (const time of [from, to]) {
        if (time) expect(jobTexts(id), time).toContain(time.split(' ')[1]);
      }
    }
  },
);

test.each(jobs.filter((job) => job.sample && sheetsOf(job).length > 0))(
  'each number of the sample $id is on one of its sheets',
  (job) => {
    const { question, problem, summary, done = [], strip } = job;
    const texts = [question, problem, summary, ...done.map(({ text }) => text)];
    const drawn = strip?.items.map(({ value = '', text }) => `${value} ${text}`) ?? [];
    for (const number of [...texts, ...drawn].flatMap((text) => numbersIn(text ?? ''))) {
      expect(jobTexts(job.id), number).toContain(number);
    }
  },
);

/** The numbers in a text, such as 06:42, 3/8 or 480. */
const numbersIn = (text: string) => text.match(/\d+(?:[:/.]\d+)*/g) ?? [];

const sheetTexts = (id: string) => mainTextOf(sampleSheetRoute(id));

/** The texts of all sheets of a job. */
function jobTexts(id: string): string {
  const job = jobs.find((each) => each.id === id);
  return job ? sheetsOf(job).map(sheetTexts).join(' ') : '';
}

test.each(jobs)('the page of $id shows each step with a link to its sheet', (job) => {
  const text = mainTextOf(jobRoute(job.id));
  const stepsById = { done: job.done, 'handed-over': job.handedOver };
  for (const [id, steps = []] of Object.entries(stepsById)) {
    for (const step of steps) {
      expect(text).toContain(asTyped(step.title));
      expect(text).toContain(asTyped(step.text));
    }
    const sheets = steps.flatMap(({ sheet }) => (sheet ? [sampleSheetRoute(sheet.id)] : []));
    if (steps.length === 0) continue;
    // The section of what was handed over ends with thumbnails of all sheets of the job.
    const all =
      id === 'handed-over'
        ? [...sheets, ...sheetsOf({ ...job, handedOver: [] }).map(sampleSheetRoute)]
        : sheets;
    expect(linksIn(pageAt(jobRoute(job.id)), id)).toEqual(all);
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
