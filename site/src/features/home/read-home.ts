import { jobRoute } from '#contract/routes.ts';
import { hasMap } from '#schemas/service-area.ts';
import {
  labelClaims,
  readCompany,
  readOpenings,
  readTowns,
  readTownsWithCard,
  removeAbsentLinks,
} from '#site/read/content.ts';
import { readJobStrip } from '#site/read/job-strip.ts';
import { readSafetyLink } from '#site/read/links.ts';
import { showCardPictures } from '#site/read/photos.ts';
import { readReferenced, readSingleton } from '#site/read/read-entries.ts';
import { readFieldFormsLine } from '#site/read/sheets.ts';

export type HomeContent = Awaited<ReturnType<typeof readHome>>;

type HomeWords = Awaited<ReturnType<typeof readSingleton<'home'>>>;

/** Reads the text of the home page and the entries that it references. */
export async function readHome() {
  const home = await readSingleton('home');
  const region = await readSingleton('region');
  const { bases } = await readCompany();
  // Figures whose value is 1 use the singular form of the unit.
  const figures = home.experience.figures.map(({ unit, unitOfOne = unit, ...figure }) => ({
    ...figure,
    unit: figure.value === '1' ? unitOfOne : unit,
  }));
  return {
    ...home,
    fieldForms: await readFieldFormsLine(),
    hero: await readHero(home.hero),
    closing: { ...home.closing, actions: await removeAbsentLinks(home.closing.actions) },
    experience: {
      ...home.experience,
      figures: await labelClaims(figures),
      safety: await readSafetyLink(),
      job: await readReadingOfJob(home.experience.job),
    },
    services: {
      ...home.services,
      services: await readReferenced('services', home.services.services),
    },
    facilityTypes: home.facilityTypes && {
      ...home.facilityTypes,
      facilityTypes: await readReferenced('facilityTypes', home.facilityTypes.facilityTypes),
    },
    projects: home.projects && {
      ...home.projects,
      projects: await readProjectCards(home.projects.projects),
    },
    serviceArea: {
      ...home.serviceArea,
      towns: await readTownsWithCard(),
      map: hasMap(region) ? { region, towns: await readTowns(), bases } : undefined,
    },
  };
}

/** Reads the job of the reading: its address, its times, and the label that marks a sample. */
async function readReadingOfJob(content: HomeWords['experience']['job']) {
  if (!content?.job) return undefined;
  const { job: reference, ...words } = content;
  const [job] = await readReferenced('jobs', [reference]);
  if (!job) return undefined;
  const { sample } = (await readSingleton('projectsPage')).jobs;
  return {
    ...words,
    href: jobRoute(job.id),
    strip: await readJobStrip(job),
    sample: job.sample ? sample.label : undefined,
  };
}

/** Removes buttons and links for pages that the site lacks, and the button for job openings while there are none. */
async function readHero({ actions, links = [], openings, ...words }: HomeWords['hero']) {
  return {
    ...words,
    actions: await removeAbsentLinks(actions),
    links: await removeAbsentLinks(links),
    openings: (await readOpenings()).length > 0 ? openings : undefined,
  };
}

/** Reads projects, and adds the pictures of their cards. */
async function readProjectCards(references: readonly { id: string }[]) {
  const projects = await readReferenced('projects', references);
  return Promise.all(
    projects.map(async (project) => ({ ...project, pictures: await showCardPictures(project) })),
  );
}
