import {
  blankFormRoute,
  sampleSheetRoute,
  samplesRoute,
  truckCardRoute,
} from '#contract/routes.ts';
import { readBasesLine } from '#site/data/bases-line.ts';
import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { hasBlankForm } from '#site/data/field-form.ts';
import { readSingleton } from '#site/data/read-entries.ts';
import type { Sheet } from '#site/data/sheets.ts';
import type { PageDescription } from '#site/seo/page-description.ts';

/** Describes the page that lists all sample sheets. Its social card shows the first sheet. */
export async function describeSamplesPage(first: Sheet): Promise<PageDescription> {
  const { search, heading } = await readSingleton('samplesPage');
  return {
    path: samplesRoute,
    group: 'forms',
    listing: search,
    heading,
    name: heading,
    kicker: await readBasesLine(),
    card: { kind: 'sheet', sheet: first },
    indexed: true,
    facts: { kind: 'CollectionPage', breadcrumb: breadcrumbs.samples(heading) },
  };
}

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

/** Describes the page of a blank form. The page is not indexed and is in no page list. */
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

/** Describes the page of the truck card, a printed card that folds to pocket size. */
export async function describeTruckCard(): Promise<PageDescription> {
  const { card } = await readSingleton('samplesPage');
  return {
    path: truckCardRoute,
    group: 'hidden',
    listing: { title: card.heading, description: card.summary, keywords: [card.heading] },
    heading: card.heading,
    name: card.heading,
    kicker: await readBasesLine(),
    card: { kind: 'landscape', name: 'crew' },
    indexed: false,
  };
}

/** Describes the pages of all sample sheets, blank forms and the truck card; empty if there are no sheets. */
export async function describeSamples(sheets: readonly Sheet[]): Promise<PageDescription[]> {
  const [first] = sheets;
  if (!first) return [];
  return [
    await describeSamplesPage(first),
    ...(await Promise.all(sheets.map(describeSheet))),
    ...(await Promise.all(sheets.filter(hasBlankForm).map(describeBlankForm))),
    await describeTruckCard(),
  ];
}
