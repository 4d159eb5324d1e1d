import type { Page } from '@playwright/test';

/**
 * The default print margins of browsers. The page's own margins override them, but media queries use the width
 * inside the default margins.
 */
const browserMargin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' };

/** The page size that `printPage` returns for a sheet of Letter paper: 612 by 792 points. */
export const letterSheet = '/MediaBox [0 0 612 792]';

/**
 * Prints the page in its current state on Letter paper, as a browser does, and returns the page size of each sheet as
 * the PDF file states it.
 */
export async function printPage(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true, margin: browserMargin });
  return pdf.toString('latin1').match(/\/MediaBox\s*\[[^\]]+\]/g) ?? [];
}
