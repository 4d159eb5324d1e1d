import { parse } from 'parse5';
import { type Element, findElement, getAttribute } from '#contract/html-tree.ts';
import { retentionAttribute, writeRetention } from '#contract/retention.ts';
import { routes } from '#contract/routes.ts';
import type { Log } from '../shared/log.ts';
import type { SitePages } from '../shared/pages.ts';

/**
 * Logs a warning if the built privacy policy states a different retention period than the setting
 * `retentionDays`, which is undefined if inquiries are kept forever. A policy that states no period causes no
 * warning.
 */
export async function warnIfRetentionDiffers(
  sitePages: SitePages,
  retentionDays: number | undefined,
  log: Log,
): Promise<void> {
  const html = (await sitePages.readHtml(routes.privacyPolicy)) ?? '';
  const readRetention = (element: Element) => getAttribute(element, retentionAttribute);
  const element = findElement(parse(html), (each) => readRetention(each) !== undefined);
  const stated = element && readRetention(element);
  const actual = writeRetention(retentionDays);
  if (stated === undefined || stated === actual) return;
  log.warn(
    `RETENTION_DAYS is ${actual}, but the privacy policy was built with ${stated}: restore the setting, or build the site again with npm run build`,
  );
}
