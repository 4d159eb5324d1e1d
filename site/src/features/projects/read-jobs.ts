import {
  facilityTypeRoute,
  inquiryRoute,
  projectRoute,
  routes,
  sampleSheetRoute,
  serviceRoute,
} from '#contract/routes.ts';
import { formatDuration, type Job } from '#schemas/job.ts';
import { type Entry, readCompany, readReferenced, readSingleton } from '#site/data/content.ts';
import type { ResolvedLink } from '#site/data/links.ts';
import { readSheets } from '#site/data/sheets.ts';
import { readPagePicture } from '#site/drawings/read-page-picture.ts';
import { readPerson } from '#site/pictures/people.ts';
import { showJobPhotos } from '#site/pictures/photos.ts';
import { typesetContent } from '#site/typography/typeset-content.ts';

export type JobContent = Awaited<ReturnType<typeof readJobPage>>;

/** Reads the content of a job record page, including the entries that the record references. */
export async function readJobPage(job: Entry<'jobs'>) {
  const { contact, closing, jobs: words } = await readSingleton('projectsPage');
  const { phone } = await readCompany();
  const discuss = { label: contact, href: inquiryRoute({ about: job.title }) };
  const drawings = await Promise.all((job.drawings ?? []).map(readPagePicture));
  return typesetContent({
    title: job.title,
    summary: job.summary,
    problem: job.problem,
    words,
    sample: job.sample ? words.sample : undefined,
    cells: await listCells(job),
    photos: await showJobPhotos(job),
    drawings: drawings.filter((drawing) => drawing !== undefined),
    done: await resolveSteps(job.done),
    handedOver: await resolveSteps(job.handedOver),
    lead: await readPerson(job.lead),
    buttons: [discuss, { label: phone.display, href: `tel:${phone.number}` }],
    band: {
      ...closing,
      text: words.closing,
      drawings: (await readSingleton('contact')).drawings,
      buttons: [discuss],
      join: routes.work,
    },
  });
}

/** Name and value of a fact. The value is text, or links to the related pages. */
type Cell = [name: string, value: string | ResolvedLink[]];

/** Lists the facts of the job for the title block. Unknown facts are omitted. */
async function listCells(job: Job): Promise<Cell[]> {
  const { owner, place, year, services, facilityType, project } = job;
  const { voltage, size, crew, duration, plannedOutage } = job;
  const facilities = await readReferenced('facilityTypes', facilityType ? [facilityType] : []);
  const projects = await readReferenced('projects', project ? [project] : []);
  const cells = {
    Owner: owner && (owner.name ? `${owner.name}, ${owner.kind}` : owner.kind),
    Place: place && `${place.county}, ${place.state}`,
    Year: year === undefined ? undefined : String(year),
    Service: linkTo(await readReferenced('services', services), serviceRoute),
    Facility: linkTo(facilities, facilityTypeRoute),
    Project: linkTo(projects, projectRoute),
    Voltage: voltage,
    Size: size,
    Crew: crew,
    'On the job': duration && formatDuration(duration),
    'Planned outage':
      plannedOutage === undefined
        ? undefined
        : formatDuration({ count: plannedOutage, unit: 'hours' }),
  };
  return Object.entries(cells).filter((cell): cell is Cell => Boolean(cell[1]?.length));
}

const linkTo = (
  entries: readonly { id: string; title: string }[],
  route: (id: string) => string,
): ResolvedLink[] => entries.map(({ id, title }) => ({ text: title, href: route(id) }));

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
