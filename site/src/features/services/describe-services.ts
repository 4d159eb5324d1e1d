import { routes, serviceRoute } from '#contract/routes.ts';
import { readBasesLine } from '#site/data/bases-line.ts';
import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { readCompany } from '#site/data/content.ts';
import { readGroupLabel } from '#site/data/group-label.ts';
import { type Entry, readSingleton } from '#site/data/read-entries.ts';
import type { PageDescription } from '#site/seo/page-description.ts';

export async function describeServicesPage(): Promise<PageDescription> {
  const { search, heading } = await readSingleton('servicesPage');
  return {
    path: routes.services,
    group: 'main',
    listing: search,
    heading,
    name: 'Services',
    kicker: await readBasesLine(),
    card: { kind: 'landscape', name: 'yard' },
    indexed: true,
    facts: { kind: 'CollectionPage', breadcrumb: breadcrumbs.services },
  };
}

export async function describeService(service: Entry<'services'>): Promise<PageDescription> {
  const { emergencyPhone } = await readCompany();
  const groupLabel = await readGroupLabel('services');
  return {
    path: serviceRoute(service.id),
    group: 'services',
    listing: service.search,
    heading: service.hero.heading,
    name: service.title,
    kicker: groupLabel ?? (await readBasesLine()),
    card: {
      kind: 'service',
      name: service.drawing,
      call: service.urgent ? emergencyPhone.display : undefined,
    },
    indexed: true,
    facts: {
      serviceName: service.title,
      breadcrumb: breadcrumbs.service(service.title),
      faqs: service.sections.flatMap((section) => (section.kind === 'faqs' ? section.faqs : [])),
    },
  };
}
