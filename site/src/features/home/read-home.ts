import { hasMap } from '#schemas/service-area.ts';
import {
  labelClaims,
  readCompany,
  readOpenings,
  readTowns,
  readTownsWithCard,
  removeAbsentLinks,
} from '#site/read/content.ts';
import { readSafetyLink, resolveJobLink } from '#site/read/links.ts';
import { showCardPictures } from '#site/read/photos.ts';
import { readReferenced, readSingleton } from '#site/read/read-entries.ts';
import { readFieldFormsLine } from '#site/read/sheets.ts';

export type HomeContent = Awaited<ReturnType<typeof readHome>>;

type HeroWords = Awaited<ReturnType<typeof readSingleton<'home'>>>['hero'];

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
      job: resolveJobLink(home.projects.job),
    },
    serviceArea: {
      ...home.serviceArea,
      towns: await readTownsWithCard(),
      map: hasMap(region) ? { region, towns: await readTowns(), bases } : undefined,
    },
  };
}

/** Removes buttons and links for pages that the site lacks, and the button for job openings while there are none. */
async function readHero({ actions, links = [], openings, ...words }: HeroWords) {
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
