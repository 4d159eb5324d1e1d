import { openingRoute } from '#contract/routes.ts';
import { formatPay } from '#schemas/opening.ts';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { type Entry, readSingleton } from '#site/read/read-entries.ts';
import type { PageDescription } from '#site/seo/page-description.ts';

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
