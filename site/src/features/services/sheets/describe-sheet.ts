import { sampleSheetRoute } from '#contract/routes.ts';
import { readOnly } from '#site/data/content.ts';
import type { Sheet } from '#site/data/sheets.ts';
import type { PageDescription } from '#site/seo/page-description.ts';

/** The page of one sample sheet. */
export async function describeSheet(sheet: Sheet): Promise<PageDescription> {
  const { title, number } = sheet;
  const { label, description } = await readOnly('samplesPage');
  return {
    path: sampleSheetRoute(sheet.id),
    group: 'hidden',
    listing: {
      title: `${title}, ${label.toLowerCase()}`,
      description: `${title}, ${number}. ${description}`,
      keywords: [title.toLowerCase()],
    },
    heading: title,
    name: title,
    kicker: label,
    card: { kind: 'sheet', sheet },
    indexed: false,
  };
}
