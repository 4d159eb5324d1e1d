import { parse } from 'parse5';
import { findElement, getAttribute } from '../contract/html-tree.ts';
import { privacyPolicyPath, retentionAttribute, writeRetention } from '../contract/retention.ts';
import type { Log } from './log.ts';
import type { Pages } from './pages.ts';

/** Tells the log if the built privacy policy promises something else than the service does. */
export async function tellBrokenPromise(
  pages: Pages,
  retentionDays: number | undefined,
  log: Log,
): Promise<void> {
  const brokenPromise = await findBrokenPromise(pages, retentionDays);
  if (brokenPromise) log.warn(brokenPromise);
}

/**
 * What stands between the promise of the built privacy policy and what the service does, with
 * the remedy. `retentionDays` is the service's own setting; undefined is off.
 *
 * @returns undefined when both are the same, or when the page promises nothing.
 */
async function findBrokenPromise(
  pages: Pages,
  retentionDays: number | undefined,
): Promise<string | undefined> {
  const printed = readPrinted(await pages.find(privacyPolicyPath));
  const actual = writeRetention(retentionDays);
  if (printed === undefined || printed === actual) return undefined;
  return `RETENTION_DAYS is ${actual}, but the privacy policy was built with ${printed}: set it back, or build the site again with npm run build`;
}

function readPrinted(html: string | undefined): string | undefined {
  if (html === undefined) return undefined;
  const isMarked = (element: Parameters<typeof getAttribute>[0]) =>
    getAttribute(element, retentionAttribute) !== undefined;
  const element = findElement(parse(html), isMarked);
  return element && getAttribute(element, retentionAttribute);
}
