import { offlineRoute } from '#contract/routes.ts';
import { readBasesLine } from '#site/data/bases-line.ts';
import { readOnly } from '#site/data/content.ts';
import type { PageDescription } from '#site/seo/page-description.ts';

/** The page in place of one that cannot be had without a network. */
export async function describeOffline(): Promise<PageDescription> {
  const { search, heading } = await readOnly('offline');
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
