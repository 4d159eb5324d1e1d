import {
  type Article,
  readArticles,
  readCompany,
  readContact,
  readFacilityTypes,
  readHome,
  readNavigation,
  readNotFound,
  readOffline,
  readOnly,
  readProjects,
  readServices,
  readTowns,
} from '#site/content.ts';
import {
  articleRoute,
  facilityTypeRoute,
  offlineRoute,
  type PageName,
  projectRoute,
  routes,
  sampleSheetRoute,
  serviceRoute,
} from '#site/routes.ts';
import type { SearchListing } from '#site/schemas/search-listing.ts';
import type { ServiceDrawing } from '#site/schemas/service.ts';
import { sheetListing } from '#site/sheets/sheet-listing.ts';
import { sheetNames, sheetRegister } from '#site/sheets/sheet-register.ts';

/** A page as the sitemap, the social cards and llms.txt know it. */
export interface SitePage {
  path: string;
  /** The group of pages that it belongs to, which llms.txt lists together. */
  group: PageGroup;
  listing: SearchListing;
  /** The page's main heading, as its social card shows it. */
  heading: string;
  /** The line above the heading on the card. */
  kicker: string;
  /** What the card draws. */
  drawing: CardDrawing;
  /** False on pages that no one should find by searching, and on second addresses. */
  indexed: boolean;
  /** The address of the page that this one repeats. */
  canonical?: string;
  /** The content files whose changes change the page, from the project's root. */
  sources: string[];
  /** The day of the last review, on articles that have one. */
  reviewed?: Date;
}

export type PageGroup = 'main' | 'services' | 'facilityTypes' | 'projects' | 'articles' | 'hidden';

/** A drawing of the site by the place where it stands and its name there. */
export type CardDrawing =
  | { kind: 'landscape'; name: 'hero' | 'closing' }
  /** The yard at the service's moment. */
  | { kind: 'service'; name: ServiceDrawing }
  | { kind: 'facilityType' | 'project'; name: string }
  | { kind: 'article'; plate: Article['plate'] };

/** Every page of the site that visitors reach by an address of its own, home first. */
export async function listPages(): Promise<SitePage[]> {
  const company = await readCompany();
  const navigation = await readNavigation();
  const home = await readHome();
  const contact = await readContact();
  const notFound = await readNotFound();
  const offline = await readOffline();
  const blogPage = await readOnly('blogPage');
  const servicesPage = await readOnly('servicesPage');
  const samplesPage = await readOnly('samplesPage');
  const projectsPage = await readOnly('projectsPage');
  const facilityTypesPage = await readOnly('facilityTypesPage');
  const serviceAreaPage = await readOnly('serviceAreaPage');
  const privacyPolicy = await readOnly('privacyPolicy');
  const services = await readServices();
  const facilityTypes = await readFacilityTypes();
  const projects = await readProjects();
  const articles = await readArticles();
  const towns = await readTowns();

  const bases = company.bases.map(({ city, state }) => `${city}, ${state}`).join(' / ');
  // What the header calls a group stands above the headings of its pages.
  const groupName = (name: PageName) =>
    navigation.header.find(({ page }) => page === name)?.label ?? bases;
  const alone = (page: Pick<SitePage, 'path' | 'listing' | 'heading' | 'sources'>) => ({
    group: 'main' as const,
    kicker: bases,
    drawing: { kind: 'landscape', name: 'hero' } as const,
    indexed: true,
    ...page,
  });

  return [
    alone({
      path: routes.home,
      listing: home.search,
      heading: home.hero.heading,
      sources: ['content/home.yaml'],
    }),
    alone({
      path: routes.services,
      listing: servicesPage.search,
      heading: servicesPage.heading,
      sources: ['content/pages/services.yaml', ...filesOf('services', services)],
    }),
    ...services.map((service) => ({
      path: serviceRoute(service.id),
      group: 'services' as const,
      listing: service.search,
      heading: service.hero.heading,
      kicker: groupName('services'),
      drawing: { kind: 'service', name: service.drawing } as const,
      indexed: true,
      sources: filesOf('services', [service]),
    })),
    alone({
      path: routes.projects,
      listing: projectsPage.search,
      heading: projectsPage.heading,
      sources: ['content/pages/projects.yaml', ...filesOf('projects', projects)],
    }),
    ...projects.flatMap((project) => {
      const page = {
        path: projectRoute(project.id),
        group: 'projects' as const,
        listing: project.search,
        heading: project.hero.heading,
        kicker: groupName('projects'),
        drawing: { kind: 'project', name: project.id } as const,
        indexed: true,
        sources: filesOf('projects', [project]),
      };
      if (!project.alias) return [page];
      const path = projectRoute(project.alias);
      return [page, { ...page, path, indexed: false, canonical: page.path }];
    }),
    alone({
      path: routes.facilityTypes,
      listing: facilityTypesPage.search,
      heading: facilityTypesPage.heading,
      sources: ['content/pages/facility-types.yaml', ...filesOf('facility-types', facilityTypes)],
    }),
    ...facilityTypes.map((facilityType) => ({
      path: facilityTypeRoute(facilityType.id),
      group: 'facilityTypes' as const,
      listing: facilityType.search,
      heading: facilityType.hero.heading,
      kicker: groupName('facilityTypes'),
      drawing: { kind: 'facilityType', name: facilityType.id } as const,
      indexed: true,
      sources: filesOf('facility-types', [facilityType]),
    })),
    alone({
      path: routes.blog,
      listing: blogPage.search,
      heading: blogPage.heading,
      sources: ['content/pages/blog.yaml', ...articles.map(articleFile)],
    }),
    ...articles.map((article) => ({
      path: articleRoute(article.id),
      group: 'articles' as const,
      listing: article,
      heading: article.title,
      kicker: article.category,
      drawing: { kind: 'article', plate: article.plate } as const,
      indexed: true,
      sources: [articleFile(article)],
      reviewed: article.reviewed?.date,
    })),
    alone({
      path: routes.serviceArea,
      listing: serviceAreaPage.search,
      heading: serviceAreaPage.heading,
      sources: ['content/pages/service-area.yaml', ...filesOf('towns', towns)],
    }),
    {
      ...alone({
        path: routes.contact,
        listing: contact.search,
        heading: contact.heading,
        sources: ['content/contact.yaml', 'content/company.yaml'],
      }),
      drawing: { kind: 'landscape', name: 'closing' },
    },
    alone({
      path: routes.privacyPolicy,
      listing: privacyPolicy.search,
      heading: privacyPolicy.heading,
      sources: ['content/privacy-policy.mdx'],
    }),
    {
      ...alone({
        path: routes.thankYou,
        listing: contact.thankYou.search,
        heading: contact.thankYou.heading,
        sources: ['content/contact.yaml'],
      }),
      group: 'hidden',
      indexed: false,
    },
    ...sheetNames.map((name) => ({
      ...alone({
        path: sampleSheetRoute(name),
        listing: sheetListing(name, samplesPage),
        heading: sheetRegister[name].title,
        sources: ['content/pages/samples.yaml'],
      }),
      kicker: samplesPage.label,
      group: 'hidden' as const,
      indexed: false,
    })),
    {
      ...alone({
        path: '/404',
        listing: notFound.search,
        heading: notFound.heading,
        sources: ['content/not-found.yaml'],
      }),
      group: 'hidden',
      indexed: false,
    },
    {
      ...alone({
        path: offlineRoute,
        listing: offline.search,
        heading: offline.heading,
        sources: ['content/offline.yaml'],
      }),
      group: 'hidden',
      indexed: false,
    },
  ];
}

const articleFile = ({ id }: { id: string }) => `content/articles/${id}.mdx`;

const filesOf = (folder: string, entries: readonly { id: string }[]) =>
  entries.map(({ id }) => `content/${folder}/${id}.yaml`);
