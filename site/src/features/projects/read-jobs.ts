import {
  facilityTypeRoute,
  inquiryRoute,
  projectRoute,
  routes,
  sampleSheetRoute,
  serviceRoute,
} from '#contract/routes.ts';
import { formatDuration, formatMonth, type Job } from '#schemas/job.ts';
import { toPlainCharacters } from '#schemas/prose/plain-characters.ts';
import { chooseJobForeland } from '#site/blocks/choose-foreland.ts';
import type { PageBand } from '#site/blocks/join-band.tsx';
import { readPagePicture } from '#site/blocks/read-page-picture.ts';
import { readCompany } from '#site/read/content.ts';
import { readJobStrip } from '#site/read/job-strip.ts';
import { readSafetyLink } from '#site/read/links.ts';
import { readPerson } from '#site/read/people.ts';
import { showJobPhotos } from '#site/read/photos.ts';
import { type Entry, readReferenced, readSingleton } from '#site/read/read-entries.ts';
import { readSheets } from '#site/read/sheets.ts';
import type { HeroButton } from '#ui/sections/hero-actions.tsx';

export type JobContent = Awaited<ReturnType<typeof readJobPage>>;

/** One line of a fact: plain text, or a link to a related page or a phone number. */
interface CellLine {
  text: string;
  href?: string;
}

type Cell = [name: string, lines: CellLine[]];

const roleNames = { prime: 'Prime contractor', subcontractor: 'Subcontractor' };

/** Reads the content of a job record page, including the entries that the record references. */
export async function readJobPage(job: Entry<'jobs'>) {
  const { contact, jobs: words } = await readSingleton('projectsPage');
  const { phone } = await readCompany();
  const discuss = { label: contact, href: inquiryRoute({ about: toPlainCharacters(job.title) }) };
  const drawings = await Promise.all((job.drawings ?? []).map(readPagePicture));
  return {
    title: job.title,
    summary: job.summary,
    question: job.question,
    problem: job.problem,
    strip: await readJobStrip(job),
    sheets: await readJobSheets(job),
    land: await chooseJobForeland(job),
    words,
    sample: job.sample ? words.sample : undefined,
    cells: await listCells(job),
    photos: await showJobPhotos(job),
    drawings: drawings.filter((drawing) => drawing !== undefined),
    done: await resolveSteps(job.done),
    handedOver: await resolveSteps(job.handedOver),
    lead: await readPerson(job.lead),
    buttons: [discuss, { label: phone.display, href: `tel:${phone.number}` }],
    band: await readBand(job, discuss),
  };
}

/** Reads the band at the end: the emergency number after an emergency job, otherwise an invitation to send drawings. */
async function readBand(job: Job, discuss: HeroButton): Promise<PageBand> {
  const { jobs: words } = await readSingleton('projectsPage');
  const { emergencyLabel, quoteBand } = await readSingleton('navigation');
  const { drawings, emergency } = await readSingleton('contact');
  const safety = await readSafetyLink();
  const services = await readReferenced('services', job.services);
  if (services.some(({ alwaysOn }) => alwaysOn)) {
    const { heading, text } = emergency;
    return {
      label: emergencyLabel,
      heading,
      text,
      number: (await readCompany()).emergencyPhone,
      buttons: [discuss, ...safety],
      join: routes.work,
    };
  }
  return {
    label: quoteBand.label,
    heading: quoteBand.heading,
    text: words.closing,
    drawings,
    landscape: await chooseJobForeland(job),
    buttons: [discuss, ...safety],
    join: routes.work,
  };
}

/** Lists the facts of the job for the title block. Unknown facts are omitted. */
async function listCells(job: Entry<'jobs'>): Promise<Cell[]> {
  const { owner, place, services, facilityType, project, duration, plannedOutage } = job;
  const facilities = await readReferenced('facilityTypes', facilityType ? [facilityType] : []);
  const projects = await readReferenced('projects', project ? [project] : []);
  const cells: Cell[] = [
    ['Owner', [...toLines(owner?.name), ...toLines(owner?.kind)]],
    ['Our role', toLines(job.role && roleNames[job.role])],
    ['Place', toLines(place && `${place.county}, ${place.state}`)],
    ['Year', toLines(job.year)],
    ['Service', linkTo(await readReferenced('services', services), serviceRoute)],
    ['Facility', linkTo(facilities, facilityTypeRoute)],
    ['Project', linkTo(projects, projectRoute)],
    ['Voltage', toLines(job.voltage)],
    ['Size', toLines(job.size)],
    ['Crew', toLines(job.crew)],
    ['On the job', toLines(duration && formatDuration(duration))],
    ['Hours worked', toLines(job.hours?.toLocaleString('en-US'))],
    ['Recordable cases', toLines(job.recordables)],
    [
      'Planned outage',
      toLines(plannedOutage && formatDuration({ count: plannedOutage, unit: 'hours' })),
    ],
    ['Energized', toLines(job.energized && formatMonth(job.energized))],
    ['Reference', listReference(job)],
  ];
  return cells.filter(([, lines]) => lines.length > 0);
}

/** Returns a line with the value; no line if the value is unknown. */
function toLines(value: string | number | undefined): CellLine[] {
  return value === undefined ? [] : [{ text: String(value) }];
}

/** Returns a line for each entry, with a link to the entry's page. */
function linkTo(
  entries: readonly { id: string; title: string }[],
  route: (id: string) => string,
): CellLine[] {
  return entries.map(({ id, title }) => ({ text: title, href: route(id) }));
}

/** Returns the name and phone number of the customer's contact, or a link to the form to request them. */
function listReference({ reference, title }: Job): CellLine[] {
  if (!reference) return [];
  if (reference.kind === 'on-request') {
    return [{ text: 'On request', href: inquiryRoute({ about: toPlainCharacters(title) }) }];
  }
  const { name, phone } = reference;
  return [{ text: name }, { text: phone.display, href: `tel:${phone.number}` }];
}

/** Returns the sheets of the steps, each once, in the order of the job. */
async function readJobSheets({ done = [] }: Job) {
  const sheets = await readSheets();
  const ids = new Set(done.map(({ sheet }) => sheet?.id));
  return [...ids].flatMap((id) => sheets.find((sheet) => sheet.id === id) ?? []);
}

/** Adds links to the sample sheets that show the records of each step. */
async function resolveSteps(steps: Job['done'] = []) {
  const sheets = await readSheets();
  return steps.map(({ title, text, sheet }) => {
    const found = sheets.find(({ id }) => id === sheet?.id);
    const link = found && {
      text: `${found.number} ${found.title}`,
      href: sampleSheetRoute(found.id),
    };
    return { title, text, link };
  });
}
