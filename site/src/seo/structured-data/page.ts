import type { CollectionPage, ContactPage, WebPage } from 'schema-dts';
import type { Company } from '#contract/company.ts';
import { routes } from '#contract/routes.ts';
import { composeTitle } from '../compose-title.ts';
import { wholeAddress } from '../page-address.ts';
import { breadcrumbId, companyId, pageId, websiteId } from './node-ids.ts';

/** The kinds of page that search engines tell apart. */
export type PageKind = 'WebPage' | 'CollectionPage' | 'ContactPage';

/** A page as its structured data describes it. */
export interface DescribedPage {
  path: string;
  title: string;
  description: string;
  kind?: PageKind;
  /** Whether the page shows a breadcrumb, to which the page then refers. */
  breadcrumb?: boolean;
}

/** A page of the site: what it is called, what it is about, whose it is. */
export function describePage(
  { path, title, description, kind = 'WebPage', breadcrumb = false }: DescribedPage,
  company: Company,
  site: URL,
): WebPage | CollectionPage | ContactPage {
  return {
    '@type': kind,
    '@id': pageId(path, site),
    url: wholeAddress(path, site),
    name: composeTitle(title, company.name),
    description,
    inLanguage: 'en-US',
    isPartOf: {
      '@type': 'WebSite',
      '@id': websiteId(site),
      name: company.name,
      url: wholeAddress(routes.home, site),
    },
    publisher: { '@id': companyId(site) },
    ...(breadcrumb && { breadcrumb: { '@id': breadcrumbId(path, site) } }),
  };
}
