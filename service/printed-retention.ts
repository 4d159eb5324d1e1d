import { parse } from 'parse5';
import { type Element, findElement, getAttribute } from '#contract/html-tree.ts';
import { retentionAttribute, writeRetention } from '#contract/retention.ts';
import { routes } from '#contract/routes.ts';
import type { Pages } from './documents.ts';
import type { Log } from './log.ts';

/**
 * Tells the log, with the remedy, if the built privacy policy promises something else than the service
 * does; a page that promises nothing is none. `retentionDays` is the service's own setting; undefined is
 * off.
 */
export async function tellBrokenPromise(
  pages: Pages,
  retentionDays: number | undefined,
  log: Log,
): Promise<void> {
  const html = (await pages.find(routes.privacyPolicy)) ?? '';
  const read = (element: Element) => getAttribute(element, retentionAttribute);
  const element = findElement(parse(html), (each) => read(each) !== undefined);
  const printed = element && read(element);
  const actual = writeRetention(retentionDays);
  if (printed === undefined || printed === actual) return;
  log.warn(
    `RETENTION_DAYS is ${actual}, but the privacy policy was built with ${printed}: set it back, or build the site again with npm run build`,
  );
}
