import { chromium, type FullConfig } from '@playwright/test';
import { devSite } from './addresses.ts';

/**
 * Opens the dev server's page once: the first visitor of a fresh checkout makes it bundle what the
 * page loads and then reload the page, which would happen under a journey's feet.
 */
export default async function warmUp({ projects }: FullConfig): Promise<void> {
  const browser = await chromium.launch(projects[0]?.use.launchOptions);
  const page = await browser.newPage();
  await page.goto(`${devSite}/_kit`);
  await page.waitForEvent('load', { timeout: 5000 }).catch(() => {
    // Nothing new was bundled: the page stayed.
  });
  await page.waitForLoadState('networkidle');
  await browser.close();
}
