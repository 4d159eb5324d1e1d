import { facilityTypeRoute, routes } from '#contract/routes.ts';
import { readBasesLine } from '#site/data/bases-line.ts';
import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { readGroupLabel } from '#site/data/group-label.ts';
import { type Entry, readOrdered, readSingleton } from '#site/data/read-entries.ts';
import type { PageDescription } from '#site/seo/page-description.ts';

/**
 * Describes the page that lists all facility types. Its social card shows the first facility type that has a diorama.
 */
export async function describeFacilityTypesPage(): Promise<PageDescription> {
  const { search, heading } = await readSingleton('facilityTypesPage');
  const pictured = (await readOrdered('facilityTypes')).find(({ diorama }) => diorama);
  return {
    path: routes.facilityTypes,
    group: 'main',
    listing: search,
    heading,
    name: 'Facility types',
    kicker: await readBasesLine(),
    card: { kind: 'facilityType', name: pictured?.scene ?? pictured?.id ?? '' },
    indexed: true,
    facts: { kind: 'CollectionPage', breadcrumb: breadcrumbs.facilityTypes },
  };
}

export async function describeFacilityType(
  facility: Entry<'facilityTypes'>,
): Promise<PageDescription> {
  const { id, scene = id, title, search, hero, faqs } = facility;
  return {
    path: facilityTypeRoute(id),
    group: 'facilityTypes',
    listing: search,
    heading: hero.heading,
    name: title,
    kicker: (await readGroupLabel('facilityTypes')) ?? (await readBasesLine()),
    card: { kind: 'facilityType', name: scene },
    indexed: true,
    facts: { serviceName: title, breadcrumb: breadcrumbs.facilityType(title), faqs },
  };
}
