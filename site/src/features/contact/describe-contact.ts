import { routes } from '#contract/routes.ts';
import { readBasesLine } from '#site/data/bases-line.ts';
import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { readOffers } from '#site/data/offers.ts';
import { readSingleton } from '#site/data/read-entries.ts';
import type { PageDescription } from '#site/seo/page-description.ts';

export async function describeContact(): Promise<PageDescription> {
  const { search, heading } = await readSingleton('contact');
  return {
    path: routes.contact,
    group: 'main',
    listing: search,
    heading,
    name: 'Contact',
    kicker: await readBasesLine(),
    card: { kind: 'landscape', name: 'closing' },
    indexed: true,
    facts: {
      kind: 'ContactPage',
      offers: await readOffers(),
      breadcrumb: breadcrumbs.contact,
    },
  };
}

/** Describes the page shown after the form was submitted without scripts. */
export async function describeThankYou(): Promise<PageDescription> {
  const { search, heading } = (await readSingleton('contact')).thankYou;
  return {
    path: routes.thankYou,
    group: 'hidden',
    listing: search,
    heading,
    name: 'Thank you',
    kicker: await readBasesLine(),
    card: { kind: 'landscape', name: 'breaker' },
    indexed: false,
  };
}
