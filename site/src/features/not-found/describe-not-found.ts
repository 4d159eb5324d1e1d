import { notFoundRoute } from '#contract/routes.ts';
import { readBasesLine } from '#site/data/bases-line.ts';
import { readSingleton } from '#site/data/read-entries.ts';
import type { PageDescription } from '#site/seo/page-description.ts';

export async function describeNotFound(): Promise<PageDescription> {
  const { search, heading } = await readSingleton('notFound');
  return {
    path: notFoundRoute,
    group: 'hidden',
    listing: search,
    heading,
    name: heading,
    kicker: await readBasesLine(),
    card: { kind: 'landscape', name: 'hero' },
    indexed: false,
  };
}
