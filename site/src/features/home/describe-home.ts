import { routes } from '#contract/routes.ts';
import { readBasesLine } from '#site/data/bases-line.ts';
import { readOffers } from '#site/data/offers.ts';
import { readSingleton } from '#site/data/read-entries.ts';
import type { PageDescription } from '#site/seo/page-description.ts';

export async function describeHome(): Promise<PageDescription> {
  const home = await readSingleton('home');
  return {
    path: routes.home,
    group: 'main',
    listing: home.search,
    heading: home.hero.heading,
    name: 'Home',
    kicker: await readBasesLine(),
    card: { kind: 'landscape', name: 'hero' },
    indexed: true,
    facts: { offers: await readOffers() },
  };
}
