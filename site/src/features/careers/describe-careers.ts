import { openingRoute, routes } from '#contract/routes.ts';
import { formatPay } from '#schemas/opening.ts';
import { readBasesLine } from '#site/data/bases-line.ts';
import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { type Entry, readSingleton } from '#site/data/read-entries.ts';
import type { PageDescription } from '#site/seo/page-description.ts';

export async function describeCareersPage(): Promise<PageDescription> {
  const { search, heading } = await readSingleton('careersPage');
  return {
    path: routes.careers,
    group: 'main',
    listing: search,
    heading,
    name: 'Careers',
    kicker: await readBasesLine(),
    card: { kind: 'landscape', name: 'crew' },
    indexed: true,
    facts: { kind: 'CollectionPage', breadcrumb: breadcrumbs.careers },
  };
}

/**
 * Describes the page of a job opening. Sample openings are labeled in the title and are not indexed, because search
 * engines would otherwise list a job that does not exist.
 */
export async function describeOpening(job: Entry<'openings'>): Promise<PageDescription> {
  const { id, title, sample, base, summary, pay } = job;
  const { label } = (await readSingleton('careersPage')).sample;
  const sampleMark = sample ? ` (${label})` : '';
  return {
    path: openingRoute(id),
    group: 'openings',
    listing: {
      title: `${title}, ${base}${sampleMark}`,
      description: summary,
      keywords: [title, `${title} ${base}`],
    },
    heading: title,
    name: title,
    kicker: `${base} / ${formatPay(pay)}${sampleMark}`,
    card: { kind: 'landscape', name: 'closing' },
    indexed: !sample,
    facts: sample ? undefined : { breadcrumb: breadcrumbs.opening(title), job },
  };
}
