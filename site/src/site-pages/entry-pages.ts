import {
  articleRoute,
  facilityTypeRoute,
  type PageName,
  projectRoute,
  serviceRoute,
  toolRoute,
} from '#contract/routes.ts';
import { type YardState, yardStates } from '#drawings/index.ts';
import { breadcrumbs } from '#site/breadcrumbs.ts';
import {
  readArticles,
  readFacilityTypes,
  readNavigation,
  readProjects,
  readServices,
  readTools,
} from '#site/content.ts';
import type { SitePage } from './site-page.ts';

/** A page for each service; while one shows dead equipment, its margin and header say so too. */
export async function readServicePages(kicker: string): Promise<SitePage[]> {
  const groupName = await nameGroup('services', kicker);
  return (await readServices()).map(({ id, title, search, hero, drawing, sections }) => {
    const { dusk, busIsLive }: YardState = yardStates[drawing];
    return {
      path: serviceRoute(id),
      group: 'services',
      listing: search,
      heading: hero.heading,
      kicker: groupName,
      drawing: { kind: 'service', name: drawing },
      sheet: title,
      indexed: true,
      facts: {
        service: title,
        breadcrumb: breadcrumbs.service(title),
        faqs: sections.flatMap((section) => (section.kind === 'faqs' ? section.faqs : [])),
      },
      frame: { deepHead: dusk, railIsLive: busIsLive },
    };
  });
}

/** A page for each project, and one more for each second address, which names the first. */
export async function readProjectPages(kicker: string): Promise<SitePage[]> {
  const groupName = await nameGroup('projects', kicker);
  return (await readProjects()).flatMap(({ id, alias, title, search, hero }) => {
    const page: SitePage = {
      path: projectRoute(id),
      group: 'projects',
      listing: search,
      heading: hero.heading,
      kicker: groupName,
      drawing: { kind: 'project', name: id },
      sheet: title,
      indexed: true,
      facts: { service: title, breadcrumb: breadcrumbs.project(title) },
    };
    if (!alias) return [page];
    return [page, { ...page, path: projectRoute(alias), indexed: false, canonical: page.path }];
  });
}

/** A page for each facility type. */
export async function readFacilityTypePages(kicker: string): Promise<SitePage[]> {
  const groupName = await nameGroup('facilityTypes', kicker);
  return (await readFacilityTypes()).map(({ id, title, search, hero, faqs }) => ({
    path: facilityTypeRoute(id),
    group: 'facilityTypes',
    listing: search,
    heading: hero.heading,
    kicker: groupName,
    drawing: { kind: 'facilityType', name: id },
    sheet: title,
    indexed: true,
    facts: { service: title, breadcrumb: breadcrumbs.facilityType(title), faqs },
  }));
}

/** A page for each published article. */
export async function readArticlePages(): Promise<SitePage[]> {
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
          minutes: readTime,
        },
      },
      frame: { joinBand: false, deepHead: true },
    };
  });
}

/** A page for each tool. */
export async function readToolPages(kicker: string): Promise<SitePage[]> {
  return (await readTools()).map(({ id, title, search, heading, calculator, downtime }) => ({
    path: toolRoute(id),
    group: 'tools',
    listing: search,
    heading,
    kicker,
    drawing: { kind: 'tool', example: { calculator, downtime } },
    sheet: title,
    indexed: true,
    facts: { application: title, breadcrumb: breadcrumbs.tool(title) },
  }));
}

/** What the header calls a group stands above the headings of its pages. */
async function nameGroup(name: PageName, otherwise: string): Promise<string> {
  const { header } = await readNavigation();
  return header.find(({ page }) => page === name)?.label ?? otherwise;
}
