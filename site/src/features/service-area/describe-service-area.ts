import { routes } from '#contract/routes.ts';
import { readBasesLine } from '#site/data/bases-line.ts';
import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { readCompany, readTowns } from '#site/data/content.ts';
import { readMappedRegion } from '#site/data/dispatch-places.ts';
import { readOffers } from '#site/data/offers.ts';
import { readSingleton } from '#site/data/read-entries.ts';
import type { PageDescription } from '#site/seo/page-description.ts';
import { nameLicensedStates } from './licensed-states.ts';

export async function describeServiceArea(): Promise<PageDescription> {
  const { search, heading, faqs } = await readSingleton('serviceAreaPage');
  const company = await readCompany();
  const region = await readMappedRegion();
  const nameStates = nameLicensedStates(company);
  return {
    path: routes.serviceArea,
    group: 'main',
    listing: search,
    heading,
    name: 'Service area',
    kicker: await readBasesLine(),
    card: region
      ? { kind: 'map', map: { region, towns: await readTowns(), bases: company.bases } }
      : { kind: 'landscape', name: 'field' },
    indexed: true,
    facts: {
      offers: await readOffers(),
      breadcrumb: breadcrumbs.serviceArea,
      faqs: faqs.items.map((faq) => ({ ...faq, answer: nameStates(faq.answer) })),
    },
  };
}
