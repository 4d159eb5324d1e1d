import type { WebPage } from 'schema-dts';
import type { Company } from '#contract/company.ts';
import { type DescribedPage, describePage } from './page.ts';

/** A page that says when it was last changed, as the privacy policy does. */
export function describeWebPage(
  page: Omit<DescribedPage, 'kind'> & { updated: Date },
  company: Company,
  site: URL,
): WebPage {
  const described = describePage({ ...page, kind: 'WebPage' }, company, site) as WebPageNode;
  return { ...described, dateModified: page.updated.toISOString().slice(0, 10) };
}

/** A node of its own, never the bare name of one. */
type WebPageNode = Exclude<WebPage, string>;
