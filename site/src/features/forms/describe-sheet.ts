import { blankFormRoute, sampleSheetRoute } from '#contract/routes.ts';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { readSingleton } from '#site/read/read-entries.ts';
import type { Sheet } from '#site/read/sheets.ts';
import type { PageDescription } from '#site/seo/page-description.ts';

export async function describeSheet(sheet: Sheet): Promise<PageDescription> {
  const { title, use } = sheet;
  const { label, filled, description, heading } = await readSingleton('samplesPage');
  return {
    path: sampleSheetRoute(sheet.id),
    group: 'forms',
    listing: {
      title: `${title}, ${filled}`,
      description: `${use} ${description}`,
      keywords: [title.toLowerCase()],
    },
    heading: title,
    name: title,
    kicker: label,
    card: { kind: 'sheet', sheet },
    indexed: true,
    facts: { breadcrumb: breadcrumbs.sample(heading, title) },
  };
}

/** Describes the page of a field form. The page is not indexed and is in no page list. */
export async function describeBlankForm(sheet: Sheet): Promise<PageDescription> {
  const { blank } = await readSingleton('samplesPage');
  const { title, use } = sheet;
  return {
    path: blankFormRoute(sheet.id),
    group: 'hidden',
    listing: {
      title: `${title}, ${blank.label.toLowerCase()}`,
      description: `${use} ${blank.note}`,
      keywords: [title.toLowerCase()],
    },
    heading: title,
    name: title,
    kicker: blank.label,
    card: { kind: 'sheet', sheet },
    indexed: false,
  };
}
