import {
  articleRoute,
  facilityTypeRoute,
  inquiryRoute,
  projectRoute,
  routes,
  serviceRoute,
} from '#contract/routes.ts';
import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import type { HeroAction, LinkTarget } from '#schemas/links.ts';
import type { ServiceSection } from '#schemas/service-sections.ts';
import type { ToolExample } from '#site/drawings/tool-drawings.tsx';
import type { DayAndNight } from '#ui/pictures/themed-picture.tsx';
import { readSheets } from '../features/services/sheets/read-sheets.ts';
import { findDioramaPictures, showDiorama } from '../pictures/dioramas.ts';
import { showPhotos } from '../pictures/photos.ts';
import {
  type Article,
  type Entry,
  follow,
  labelClaims,
  readArticles,
  readCompany,
  readFacilityTypes,
  readNavigation,
  readOnly,
  readOrdered,
  readServices,
  readTools,
  readUnconfirmed,
} from './content.ts';
import { readDispatch } from './dispatch-places.ts';
import { nameLicensedStates } from './licensed-states.ts';
import { type ResolvedLink, resolveLinks } from './links.ts';

/*
 * What the pages below home show: entries with every reference followed to an address. Links to
 * articles that are still drafts are left out.
 */

/** A card that leads to a service, a facility type or a project. */
export interface EntryCard extends ResolvedLink {
  id: string;
  summary: string;
}

/** A link with what shows where it leads: a service's drawing, a plant's picture, an article's plate. */
export interface ShownLink extends ResolvedLink {
  /** In a sentence. */
  summary?: string;
  drawing?: ServiceDrawing | undefined;
  pictures?: DayAndNight | undefined;
  article?: Pick<Article, 'id' | 'plate'> | undefined;
  tool?: ToolExample | undefined;
}

/** The page of one service. */
export async function readServicePage(service: Entry<'services'>) {
  return {
    ...service,
    buttons: await resolveActions(service.hero.actions),
    emergencyPhone: (await readCompany()).emergencyPhone,
    sections: await Promise.all(service.sections.map(resolveSection)),
  };
}

/** The page of one facility type. */
export async function readFacilityTypePage(facility: Entry<'facilityTypes'>) {
  const { emergencyPhone } = await readCompany();
  const { labels } = await readOnly('facilityTypesPage');
  const quote = { label: facility.hero.quote, href: inquiryRoute({ about: facility.hero.about }) };
  return {
    ...facility,
    band: {
      label: labels.closing,
      ...facility.closing,
      drawings: await readDrawingsWords(),
      buttons: [quote, { label: await readJoinWords(), href: routes.contactForm }],
    },
    buttons: [quote, { label: emergencyPhone.display, href: `tel:${emergencyPhone.number}` }],
    ...(await showPictures(facility)),
    services: await resolveShown(facility.services),
    projects: await resolveShown(facility.projects),
  };
}

/** The page of one project. */
export async function readProjectPage(project: Entry<'projects'>) {
  const { contact, closing } = await readOnly('projectsPage');
  const second = await resolveLinks([project.secondAction]);
  const figures = await labelClaims(project.results.figures);
  return {
    ...project,
    ...(await showPictures(project)),
    results: { ...project.results, figures },
    band: {
      ...closing,
      text: project.closing,
      drawings: await readDrawingsWords(),
      buttons: [
        { label: contact, href: inquiryRoute({ about: project.title }) },
        { label: await readJoinWords(), href: routes.contact },
        ...second.map(({ text: label, href }) => ({ label, href })),
      ],
    },
  };
}

/** How drawings reach the company, where a page asks for them. */
const readDrawingsWords = async () => (await readOnly('contact')).drawings;

/** What the way to a job here is called, on every page. */
const readJoinWords = async () => (await readNavigation()).action.label;

/** The page of all services. */
export async function readServicesPage() {
  const page = await readOnly('servicesPage');
  return {
    ...page,
    insights: { ...page.insights, links: await resolveShown(page.insights.links) },
    services: await readServices(),
  };
}

/** The page of all projects. */
export async function readProjectsPage() {
  const projects = await readOrdered('projects');
  return {
    ...(await readOnly('projectsPage')),
    projects: await Promise.all(
      projects.map(async (project) => ({
        ...withPictures(project, [800, 1600]),
        unconfirmed: (await labelClaims(project.results.figures)).find((each) => each.unconfirmed)
          ?.unconfirmed,
      })),
    ),
  };
}

/** The page of all facility types, whose headings their own pages share. */
export async function readFacilityTypesPage() {
  const facilityTypes = await readFacilityTypes();
  return {
    ...(await readOnly('facilityTypesPage')),
    facilityTypes: facilityTypes.map((facility) => withPictures(facility, cardWidths)),
  };
}

/** A page's diorama, or the photograph in its place, and the photographs beside it. */
async function showPictures(page: Entry<'facilityTypes'> | Entry<'projects'>) {
  const photos = await showPhotos(page.photos);
  return { ...showDiorama(photos.instead ? { ...page, diorama: undefined } : page), photos };
}

function withPictures<Page extends Entry<'facilityTypes'> | Entry<'projects'>>(
  page: Page,
  widths: readonly number[],
) {
  return { ...page, pictures: page.diorama && findDioramaPictures(page.id, widths) };
}

/** The page of the service area. */
export async function readServiceAreaPage() {
  const page = await readOnly('serviceAreaPage');
  const name = nameLicensedStates(await readCompany());
  const groups = await Promise.all(
    page.towns.groups.map(async (group) => ({
      ...group,
      towns: await Promise.all(
        (await follow('towns', group.towns)).map(async (town) => ({
          ...town,
          card: town.card && {
            ...town.card,
            subtitle: town.card.subtitle.replaceAll('{miles}', `${town.drive?.miles}`),
            links: await resolveLinks(town.card.links),
          },
        })),
      ),
    })),
  );
  return {
    ...page,
    fit: {
      ...page.fit,
      points: page.fit.points.map((point) => ({ ...point, title: name(point.title) })),
    },
    faqs: {
      ...page.faqs,
      items: page.faqs.items.map((faq) => ({ ...faq, answer: name(faq.answer) })),
    },
    buttons: await resolveActions(page.actions),
    places: await readDispatch(),
    towns: { ...page.towns, groups },
    serviceCards: await resolveServices(page.services.items),
    facilityCards: await resolveFacilities(page.facilityTypes.items),
  };
}

/** Links with what shows where they lead. */
async function resolveShown(targets: readonly LinkTarget[]): Promise<ShownLink[]> {
  const articles = await readArticles();
  const links = targets.map(async (target) => {
    const { service, facilityType, project, article, tool } = target;
    const [shown] = await follow('services', service ? [service] : []);
    const [plant] = [
      ...(await follow('facilityTypes', facilityType ? [facilityType] : [])),
      ...(await follow('projects', project ? [project] : [])),
    ];
    const [opened] = await follow('tools', tool ? [tool] : []);
    const pictures = plant?.diorama && findDioramaPictures(plant.id, [400]);
    return (await resolveLinks([target])).map((link) => ({
      ...link,
      drawing: shown?.drawing,
      pictures,
      article: articles.find(({ id }) => id === article?.id),
      tool: opened,
    }));
  });
  return (await Promise.all(links)).flat();
}

/** Of the pictures on cards. */
const cardWidths = [400, 800];

/** The page of all tools. */
export async function readToolsPage() {
  return { ...(await readOnly('toolsPage')), tools: await readTools() };
}

/** The page of one tool. */
export async function readToolPage(tool: Entry<'tools'>) {
  const { labels, actions } = await readOnly('toolsPage');
  return {
    ...tool,
    labels,
    actions,
    related: { ...tool.related, links: await resolveLinks(tool.related.links) },
  };
}

/** The blog's list. */
export async function readBlogPage() {
  return { ...(await readOnly('blogPage')), articles: await readArticles() };
}

/** What one article shows around its text. */
export async function readArticlePage(article: Article) {
  const articles = await readArticles();
  const at = articles.findIndex(({ id }) => id === article.id);
  const { name: company } = await readCompany();
  const { article: words } = await readOnly('blogPage');
  const { downtime } = (await readTools()).find((tool) => tool.downtime) ?? {};
  const { action, secondAction } = article.closing;
  return {
    article,
    words,
    company,
    downtime,
    illustrative: await readUnconfirmed(),
    previous: articles[at - 1],
    next: articles[at + 1],
    related: article.related.flatMap(({ id }): ShownLink[] => {
      const other = articles.find((each) => each.id === id);
      return other ? [{ text: other.title, href: articleRoute(id), article: other }] : [];
    }),
    actions: await resolveLinks(secondAction ? [action, secondAction] : [action]),
  };
}

async function resolveActions(actions: readonly HeroAction[]) {
  const { phone, emergencyPhone } = await readCompany();
  return actions.map(({ label, to, about, department }) => {
    if (to === 'form') return { label, href: inquiryRoute({ service: department, about }) };
    if (to === 'contact') return { label, href: routes.contact as string };
    const { number } = to === 'emergency' ? emergencyPhone : phone;
    return { label, href: `tel:${number}` };
  });
}

async function resolveSection(section: ServiceSection) {
  switch (section.kind) {
    case 'facilities':
      return {
        ...section,
        cards: await resolveFacilities(section.facilityTypes),
      };
    case 'projects':
      return {
        ...section,
        cards: (await follow('projects', section.projects)).map(
          ({ id, alias, title, summary, diorama }) => ({
            id,
            text: title,
            summary,
            href: projectRoute((section.alias && alias) || id),
            pictures: diorama && findDioramaPictures(id, cardWidths),
          }),
        ),
      };
    case 'sheets': {
      const samples = await readOnly('samplesPage');
      return {
        ...section,
        sheets: await Promise.all(section.sheets.map(readWallSheet)),
        mark: samples.label,
        note: samples.note,
      };
    }
    case 'availability': {
      const [labeled] = await labelClaims([section]);
      return { ...section, ...labeled };
    }
    case 'reading':
      return { ...section, links: await resolveShown(section.links) };
    default:
      return section;
  }
}

async function readWallSheet({ sheet, caption }: { sheet: { id: string }; caption: string }) {
  const found = (await readSheets()).find(({ id }) => id === sheet.id);
  if (!found) throw new Error(`content/sheets has no ${sheet.id}; run npm run check`);
  return { ...found, wall: caption };
}

/** Services, each with what the page says of it. */
async function resolveServices(items: readonly { service: { id: string }; text: string }[]) {
  const found = await follow(
    'services',
    items.map(({ service }) => service),
  );
  return found.map(
    ({ id, title }, index): EntryCard => ({
      id,
      text: title,
      summary: items[index]?.text ?? '',
      href: serviceRoute(id),
    }),
  );
}

/** Facility types, each with what the page says of it. */
async function resolveFacilities(items: readonly { facilityType: { id: string }; text: string }[]) {
  const found = await follow(
    'facilityTypes',
    items.map(({ facilityType }) => facilityType),
  );
  return found.map(
    ({ id, title }, index): EntryCard => ({
      id,
      text: title,
      summary: items[index]?.text ?? '',
      href: facilityTypeRoute(id),
    }),
  );
}
