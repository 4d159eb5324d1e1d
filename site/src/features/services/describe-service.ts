import { serviceRoute } from '#contract/routes.ts';
import { readBasesLine } from '#site/read/bases-line.ts';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { readCompany } from '#site/read/content.ts';
import { readGroupLabel } from '#site/read/group-label.ts';
import type { Entry } from '#site/read/read-entries.ts';
import type { PageDescription } from '#site/seo/page-description.ts';

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
