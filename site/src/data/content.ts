import {
  type CollectionEntry,
  type CollectionKey,
  getCollection,
  getEntry,
  render,
} from 'astro:content';
import type { Company } from '#contract/company.ts';
import { stateFigure } from '#schemas/article-figures.ts';
import { selectOpen } from '#schemas/openings-in-time.ts';
import { builtAt } from './built-at.ts';
import { nameRingRadius } from './ring-radius.ts';

/*
 * The one door to content. Pages ask here for what they show; components receive plain objects.
 */

/** Who runs the site. */
export const readCompany = (): Promise<Company> => readOnly('company');

/** What a case or figure of the company's is labeled; undefined once the owner has confirmed them. */
export async function readUnconfirmed(): Promise<string | undefined> {
  if ((await readCompany()).claims === 'confirmed') return undefined;
  return (await readOnly('blogPage')).article.illustrative;
}

/** Figures, those that are claims of the company's with their label. */
export async function labelClaims<Figure extends { claim: boolean }>(figures: readonly Figure[]) {
  const unconfirmed = await readUnconfirmed();
  return figures.map((figure) => ({
    ...figure,
    unconfirmed: figure.claim ? unconfirmed : undefined,
  }));
}

/** The links of header and footer. */
export const readNavigation = () => readOnly('navigation');

/** The region of the service area. */
export const readRegion = () => readOnly('region');

/** The words of the home page, with the entries it names. */
export async function readHome() {
  const home = await readOnly('home');
  const region = await readRegion();
  return {
    ...home,
    experience: { ...home.experience, figures: await labelClaims(home.experience.figures) },
    services: { ...home.services, services: await follow('services', home.services.services) },
    facilityTypes: {
      ...home.facilityTypes,
      facilityTypes: await follow('facilityTypes', home.facilityTypes.facilityTypes),
    },
    projects: { ...home.projects, projects: await follow('projects', home.projects.projects) },
    serviceArea: {
      ...home.serviceArea,
      text: nameRingRadius(home.serviceArea.text, region),
      mapLabel: nameRingRadius(home.serviceArea.mapLabel, region),
      towns: await readTownsWithCard(),
    },
  };
}

/** The words of the contact page and the page after it. */
export async function readContact() {
  const contact = await readOnly('contact');
  const withoutCard = (await readTowns()).filter(({ card }) => !card);
  const towns = [...withoutCard, ...(await readTownsWithCard())];
  return { ...contact, towns: { ...contact.towns, towns } };
}

/** The words of the page for addresses that lead nowhere. */
export const readNotFound = () => readOnly('notFound');

/** The words of the page for where there is no network. */
export const readOffline = () => readOnly('offline');

/** All services in their order. */
export const readServices = () => readOrdered('services');

/** All facility types in their order. */
export const readFacilityTypes = () => readOrdered('facilityTypes');

/** Every town that is served, in no order. */
export async function readTowns(): Promise<Entry<'towns'>[]> {
  const entries = await getCollection('towns');
  return entries.map(({ id, data }) => ({ ...data, id }));
}

/** The towns that have a card, in the order of the service area's page. */
async function readTownsWithCard() {
  const { groups } = (await readOnly('serviceAreaPage')).towns;
  return follow(
    'towns',
    groups.flatMap(({ towns }) => towns),
  );
}

/** All projects in their order. */
export const readProjects = () => readOrdered('projects');

/** All tools in their order. */
export const readTools = () => readOrdered('tools');

/** The openings that are not past on the day of the build, the newest first. */
export async function readOpenings(): Promise<Entry<'openings'>[]> {
  const openings = (await getCollection('openings')).map(({ id, data }) => ({ ...data, id }));
  return selectOpen(openings, builtAt, (await readCompany()).timeZone);
}

/** Every published article in the order of the list, of one place the newest first; the first is featured. */
export async function readArticles(): Promise<Article[]> {
  const entries = await getCollection('articles', ({ data }) => !data.draft);
  return entries
    .map(({ id, data }) => stateFigures({ ...data, id } as Article))
    .sort((a, b) => a.order - b.order || b.publishDate.getTime() - a.publishDate.getTime());
}

/**
 * The article as its drawings' numbers have it. Not by the schema: Astro keeps what a schema made of
 * a file until the file changes, and the numbers are in others.
 */
function stateFigures(article: Article): Article {
  const figures = Object.entries(article.figures).map(([name, figure]) => [
    name,
    stateFigure(figure),
  ]);
  return { ...article, plate: stateFigure(article.plate), figures: Object.fromEntries(figures) };
}

/** The ids of the articles that are not published yet. */
export async function readDrafts(): Promise<string[]> {
  return (await getCollection('articles', ({ data }) => data.draft)).map(({ id }) => id);
}

/** The text of an entry below its fields, as a component, and the headings in it. */
export async function renderText(name: 'articles' | 'privacyPolicy', id: string) {
  return render(await readEntry(name, id));
}

/** A published article. The schema has seen to it that nothing is missing. */
export type Article = Entry<'articles'> &
  Required<Pick<Entry<'articles'>, 'related' | 'references' | 'plate' | 'figures' | 'records'>>;

/** An entry as components receive it: its fields and its id, which is the last part of its address. */
export type Entry<Name extends CollectionKey> = CollectionEntry<Name>['data'] & { id: string };

/** The only entry of a collection that has one. */
export async function readOnly<Name extends CollectionKey>(name: Name) {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`content/ has no ${name}; run npm run check`);
  return entry.data as CollectionEntry<Name>['data'];
}

/** The entries of a collection in the order that each one names. */
export async function readOrdered<
  Name extends 'services' | 'projects' | 'facilityTypes' | 'tools' | 'sheets',
>(name: Name) {
  const entries = await getCollection(name);
  return entries
    .map(({ id, data }) => ({ ...data, id }) as Entry<Name>)
    .sort((a, b) => a.order - b.order);
}

/** The entries that a list of references names, in the order of the list. */
export async function follow<Name extends CollectionKey>(
  name: Name,
  references: readonly { id: string }[],
): Promise<Entry<Name>[]> {
  return Promise.all(
    references.map(async ({ id }) => ({ ...(await readEntry(name, id)).data, id }) as Entry<Name>),
  );
}

async function readEntry<Name extends CollectionKey>(name: Name, id: string) {
  const entry = await getEntry(name, id);
  if (!entry) throw new Error(`content/ has no ${name} entry "${id}"; run npm run check`);
  return entry as CollectionEntry<Name>;
}
