import { routes } from '#contract/routes.ts';
import { readBasesLine } from '#site/data/bases-line.ts';
import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { readSingleton } from '#site/data/read-entries.ts';
import type { PageDescription } from '#site/seo/page-description.ts';

export async function describePrivacyPolicy(): Promise<PageDescription> {
  const { search, heading, updated } = await readSingleton('privacyPolicy');
  return {
    path: routes.privacyPolicy,
    group: 'main',
    listing: search,
    heading,
    name: 'Privacy policy',
    kicker: await readBasesLine(),
    card: { kind: 'landscape', name: 'gate' },
    indexed: true,
    facts: { breadcrumb: breadcrumbs.privacyPolicy, updated },
  };
}
