import { jobRoute } from '#contract/routes.ts';
import type { Job } from '#schemas/job.ts';
import { chooseJobForeland } from '#site/blocks/choose-foreland.ts';
import { readBasesLine } from '#site/read/bases-line.ts';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { showJobPhotos } from '#site/read/photos.ts';
import { type Entry, readReferenced, readSingleton } from '#site/read/read-entries.ts';
import type { PageDescription } from '#site/seo/page-description.ts';

/** Describes the page of a job record. Sample records are labeled in the title and are not indexed. */
export async function describeJob(job: Entry<'jobs'>): Promise<PageDescription> {
  const { id, title, summary, sample, voltage, year } = job;
  const { label } = (await readSingleton('projectsPage')).jobs.sample;
  const about = await readSubjects(job);
  const kicker = [voltage, year, sample && label].filter(Boolean).join(' / ');
  return {
    path: jobRoute(id),
    group: 'jobs',
    listing: {
      title: sample ? `${title} (${label})` : title,
      description: summary,
      keywords: [title, ...about],
    },
    heading: title,
    name: title,
    kicker: kicker || (await readBasesLine()),
    card: { kind: 'landscape', name: await chooseJobForeland(job) },
    indexed: !sample,
    facts: sample
      ? undefined
      : { breadcrumb: breadcrumbs.job(title), jobRecord: await describeRecord(job, about) },
  };
}

/** Returns the titles of the services, the facility type and the project that a job belongs to. */
async function readSubjects({ services, facilityType, project }: Job): Promise<string[]> {
  const entries = [
    ...(await readReferenced('services', services)),
    ...(await readReferenced('facilityTypes', facilityType ? [facilityType] : [])),
    ...(await readReferenced('projects', project ? [project] : [])),
  ];
  return entries.map(({ title }) => title);
}

/** Facts of the job for structured data. Each photo has the address of its largest JPEG or PNG file. */
async function describeRecord(job: Job, about: readonly string[]) {
  const { year, place, photos = [] } = job;
  const shownPhotos = await showJobPhotos(job);
  return {
    about,
    year,
    place: place && `${place.county}, ${place.state}`,
    photos: photos.map(({ alt, county, state, date }, index) => ({
      address: shownPhotos[index]?.files.other.at(-1)?.address ?? '',
      shows: alt,
      place: `${county}, ${state}`,
      date,
    })),
  };
}
