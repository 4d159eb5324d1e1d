import { jobRoute } from '#contract/routes.ts';
import type { Job } from '#schemas/job.ts';
import { readJobs } from '#site/read/content.ts';
import { showCrop } from '#site/read/photos.ts';
import { readSingleton } from '#site/read/read-entries.ts';
import { readPagePicture } from './read-page-picture.ts';

export type JobCard = Awaited<ReturnType<typeof readCard>>;

export interface JobCardsContent {
  heading: string;
  jobs: readonly JobCard[];
}

/** Returns cards of the jobs for which `belongs` returns true; undefined if there are no such jobs. */
export async function readJobCards(
  belongs: (job: Job) => boolean = () => true,
): Promise<JobCardsContent | undefined> {
  const jobs = (await readJobs()).filter(belongs);
  if (jobs.length === 0) return undefined;
  const { heading, sample } = (await readSingleton('projectsPage')).jobs;
  return { heading, jobs: await Promise.all(jobs.map((job) => readCard(job, sample.label))) };
}

async function readCard(job: Job & { id: string }, sampleLabel: string) {
  const { id, title, summary, sample, photos, drawings, place, year, voltage, size } = job;
  const cells: [name: string, value: string][] = [];
  if (place) cells.push(['Place', `${place.county}, ${place.state}`]);
  if (year !== undefined) cells.push(['Year', String(year)]);
  if (voltage) cells.push(['Voltage', voltage]);
  if (size) cells.push(['Size', size]);
  // Prefer the last photograph taken after the work, because it shows the result.
  const photo = photos?.findLast(({ taken }) => taken === 'after') ?? photos?.at(-1);
  return {
    href: jobRoute(id),
    title,
    summary,
    sample: sample ? sampleLabel : undefined,
    photo: photo && {
      alt: photo.alt,
      ...(await showCrop(photo.file, photo.focus, { width: 800, height: 600 })),
    },
    drawing: await readPagePicture(drawings?.[0]),
    cells,
  };
}
