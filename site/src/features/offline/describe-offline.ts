import { offlineRoute } from '#contract/routes.ts';
import { readBasesLine } from '#site/data/bases-line.ts';
import { readSingleton } from '#site/data/read-entries.ts';
import type { PageDescription } from '#site/seo/page-description.ts';

/** Describes the page that is shown instead of a page that is not available offline. */
export async function describeOffline(): Promise<PageDescription> {
  const { search, heading } = await readSingleton('offline');
  return {
    path: offlineRoute,
    group: 'hidden',
    listing: search,
    heading,
    name: heading,
    kicker: await readBasesLine(),
    card: { kind: 'landscape', name: 'hero' },
    indexed: false,
  };
}
