import { notFoundRoute, offlineRoute, routes, sampleSheetRoute } from '#contract/routes.ts';
import { readOnly } from '#site/content.ts';
import { sheetListing } from '#site/features/services/sheets/sheet-listing.ts';
import { readSheets } from '#site/sheets.ts';
import type { SitePage } from './site-page.ts';

/** The pages that no one should find by searching. */
export async function readHiddenPages(kicker: string): Promise<SitePage[]> {
  const { thankYou } = await readOnly('contact');
  const notFound = await readOnly('notFound');
  const offline = await readOnly('offline');
  const samples = await readOnly('samplesPage');
  const shared = {
    group: 'hidden',
    kicker,
    drawing: { kind: 'landscape', name: 'hero' },
    indexed: false,
    frame: { joinBand: false },
  } as const;
  return [
    {
      ...shared,
      path: routes.thankYou,
      listing: thankYou.search,
      heading: thankYou.heading,
      sheet: 'Thank you',
    },
    ...(await readSheets()).map((sheet) => ({
      ...shared,
      path: sampleSheetRoute(sheet.id),
      listing: sheetListing(sheet, samples),
      heading: sheet.title,
      kicker: samples.label,
      sheet: sheet.title,
    })),
    {
      ...shared,
      path: notFoundRoute,
      listing: notFound.search,
      heading: notFound.heading,
      sheet: notFound.heading,
    },
    {
      ...shared,
      path: offlineRoute,
      listing: offline.search,
      heading: offline.heading,
      sheet: offline.heading,
    },
  ];
}
