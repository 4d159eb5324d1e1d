import { facilityTypeRoute } from '#contract/routes.ts';
import { readBasesLine } from '#site/read/bases-line.ts';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { readGroupLabel } from '#site/read/group-label.ts';
import type { Entry } from '#site/read/read-entries.ts';
import type { PageDescription } from '#site/seo/page-description.ts';

export async function describeFacilityType(
  facility: Entry<'facilityTypes'>,
): Promise<PageDescription> {
  const { id, scene = id, title, search, hero, faqs, diorama, landscape } = facility;
  return {
    path: facilityTypeRoute(id),
    group: 'facilityTypes',
    listing: search,
    heading: hero.heading,
    name: title,
    kicker: (await readGroupLabel('facilityTypes')) ?? (await readBasesLine()),
    card: diorama ? { kind: 'facilityType', name: scene } : { kind: 'landscape', name: landscape },
    indexed: true,
    facts: { serviceName: title, breadcrumb: breadcrumbs.facilityType(title), faqs },
  };
}
