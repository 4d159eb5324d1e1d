import { routes, safetyRoute } from '#contract/routes.ts';
import { letterSheet, printPage } from '../../browser/print-page.ts';
import { expect, openPage, test, waitForFonts } from '../../browser/visitor.ts';
import { listPages } from './list-pages.ts';

/* Whether pages that are handed out on paper have few sheets, however much the owner writes on them. */

for (const address of await listPages()) {
  const sheets = maximumSheets(address);
  if (sheets === undefined) continue;
  test(`${address} prints on Letter paper, on at most ${sheets} sheets`, async ({ page }) => {
    await openPage(page, address);
    await waitForFonts(page);
    const printed = await printPage(page);
    expect(new Set(printed)).toEqual(new Set([letterSheet]));
    expect(printed.length).toBeLessThanOrEqual(sheets);
  });
}

/** Maximum number of sheets of a page; undefined for pages that are not handed out. */
function maximumSheets(address: string): number | undefined {
  // Buyers get the safety page.
  if (address === safetyRoute) return 2;
  return address.startsWith(`${routes.careers}/`) ? 2 : undefined;
}
