import { safetyRoute } from '#contract/routes.ts';
import { readBasesLine } from '#site/data/bases-line.ts';
import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { readSingleton } from '#site/data/read-entries.ts';
import type { PageDescription } from '#site/seo/page-description.ts';

/** Describes the page with the safety numbers that buyers request. */
export async function describeSafetyPage(): Promise<PageDescription> {
  const { search, heading } = await readSingleton('safetyPage');
  return {
    path: safetyRoute,
    group: 'main',
    listing: search,
    heading,
    name: 'Safety',
    kicker: await readBasesLine(),
    card: { kind: 'landscape', name: 'gate' },
    indexed: true,
    facts: { breadcrumb: breadcrumbs.safety },
  };
}
