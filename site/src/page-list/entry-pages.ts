import {
  articleRoute,
  facilityTypeRoute,
  openingRoute,
  projectRoute,
  serviceRoute,
  toolRoute,
} from '#contract/routes.ts';
import { isBusLive, yardLineStates } from '#drawings/yard/yard-line-state.ts';
import { sayPay } from '#schemas/opening.ts';
import type { SearchListing } from '#schemas/shared-words.ts';
import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import {
  readArticles,
  readCompany,
  readOnly,
  readOpenings,
  readOrdered,
} from '#site/data/content.ts';
import type { ListedPage } from './listed-page.ts';

/** A page for each service; while one shows dead equipment, its margin and header say so too. */
export async function listServicePages(kicker: string): Promise<ListedPage[]> {
  const describe = await entriesOf('services', kicker);
  const { emergencyPhone } = await readCompany();
  return (await readOrdered('services')).map((service) => {
    const { dusk } = yardLineStates[service.drawing];
    const faqs = service.sections.flatMap((each) => (each.kind === 'faqs' ? each.faqs : []));
    return {
      ...describe(serviceRoute(service.id), service),
      drawing: {
        kind: 'service',
        name: service.drawing,
        call: service.urgent && emergencyPhone.display,
      },
      facts: { service: service.title, breadcrumb: breadcrumbs.service(service.title), faqs },
      frame: {
        deepHead: dusk,
        rail: isBusLive(service.drawing) ? undefined : 'dead',
        callBar: service.alwaysOn,
      },
    };
  });
}

/** A page for each project, and one more for each second address, which names the first. */
export async function listProjectPages(kicker: string): Promise<ListedPage[]> {
  const describe = await entriesOf('projects', kicker);
  return (await readOrdered('projects')).flatMap((project) => {
    const { id, alias, title } = project;
    const page: ListedPage = {
      ...describe(projectRoute(id), project),
      drawing: { kind: 'project', name: id },
      facts: { service: title, breadcrumb: breadcrumbs.project(title) },
    };
    if (!alias) return [page];
    return [page, { ...page, path: projectRoute(alias), indexed: false, canonical: page.path }];
  });
}

export async function listFacilityTypePages(kicker: string): Promise<ListedPage[]> {
  const describe = await entriesOf('facilityTypes', kicker);
  return (await readOrdered('facilityTypes')).map((facility) => {
    const { id, title, faqs } = facility;
    return {
      ...describe(facilityTypeRoute(id), facility),
      drawing: { kind: 'facilityType', name: id },
      facts: { service: title, breadcrumb: breadcrumbs.facilityType(title), faqs },
    };
  });
}

export async function listArticlePages(): Promise<ListedPage[]> {
  return (await readArticles()).map((article) => {
    const { id, title, description, keywords, category, publishDate, readTime, plate } = article;
    return {
      path: articleRoute(id),
      group: 'articles',
      listing: { title, description, keywords },
      heading: title,
      kicker: category,
      drawing: { kind: 'article', plate },
      sheet: category,
      indexed: true,
      facts: {
        breadcrumb: breadcrumbs.article,
        article: {
          category,
          published: publishDate,
          reviewed: article.reviewed?.date,
          reviewer: article.reviewed?.reviewer,
          minutes: readTime,
        },
      },
      frame: { joinBand: false, deepHead: true },
    };
  });
}

export async function listToolPages(kicker: string): Promise<ListedPage[]> {
  return (await readOrdered('tools')).map(
    ({ id, title, search, heading, calculator, weather, downtime }) => ({
      path: toolRoute(id),
      group: 'tools',
      listing: search,
      heading,
      kicker,
      drawing: { kind: 'tool', example: { calculator, weather, downtime } },
      sheet: title,
      indexed: true,
      frame: { rail: 'none' },
      facts: { application: title, breadcrumb: breadcrumbs.tool(title) },
    }),
  );
}

/** A page for each opening that is not past. */
export async function listOpeningPages(): Promise<ListedPage[]> {
  const { label } = (await readOnly('careersPage')).sample;
  return (await readOpenings()).map((job) => {
    const { id, title, sample, base, summary, pay } = job;
    const mark = sample ? ` (${label})` : '';
    return {
      path: openingRoute(id),
      group: 'openings',
      listing: {
        title: `${title}, ${base}${mark}`,
        description: summary,
        keywords: [title, `${title} ${base}`],
      },
      heading: title,
      kicker: `${base} / ${sayPay(pay)}${mark}`,
      drawing: { kind: 'landscape', name: 'closing' },
      sheet: title,
      indexed: true,
      facts: { breadcrumb: breadcrumbs.opening(title), job },
    };
  });
}

/** What the pages of a group have in common; their kicker is the group's name in the header. */
async function entriesOf(group: 'services' | 'projects' | 'facilityTypes', otherwise: string) {
  const { header } = await readOnly('navigation');
  const kicker = header.find(({ page }) => page === group)?.label ?? otherwise;
  return (
    path: string,
    { title, search, hero }: { title: string; search: SearchListing; hero: { heading: string } },
  ) => ({
    ...{ path, group, listing: search, heading: hero.heading, kicker, sheet: title },
    indexed: true,
  });
}
