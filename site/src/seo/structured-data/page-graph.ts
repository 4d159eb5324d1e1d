import type { Thing } from 'schema-dts';
import type { Company } from '#contract/company.ts';
import type { Faq, SearchListing } from '#schemas/shared-words.ts';
import type { BreadcrumbPage } from '#ui/blocks/breadcrumb.tsx';
import { describeApplication } from './application.ts';
import { type ArticleFacts, describeArticle } from './article.ts';
import { describeBreadcrumb } from './breadcrumb.ts';
import { describeCompany, describeProvider, type OfferedService } from './company.ts';
import { describeFaqs } from './faqs.ts';
import { describePage, type PageKind } from './page.ts';
import { describeService } from './service.ts';
import type { ServedArea } from './service-area.ts';
import { describeWebPage } from './web-page.ts';

/** What a page shows, as far as search engines are told of it. */
export interface PageFacts {
  path: string;
  listing: SearchListing;
  kind?: PageKind;
  /** The list that the page shows, home first. */
  breadcrumb?: readonly BreadcrumbPage[];
  /** The name of the work that the page is about. Example: Maintenance */
  service?: string;
  /** The name of the tool on the page. Example: Which voltage? */
  application?: string;
  faqs?: readonly Faq[];
  /** On the page of an article. */
  article?: ArticleFacts;
  /** The day of the last change, where the page shows it. */
  updated?: Date;
  /** On the pages that tell who the company is: all of it, with what it offers. */
  offers?: readonly OfferedService[];
}

/** Everything that one page tells search engines, ready for `<StructuredData>`. */
export function describePageGraph(
  {
    path,
    listing,
    kind,
    breadcrumb,
    service,
    application,
    faqs,
    article,
    updated,
    offers,
  }: PageFacts,
  company: Company,
  site: URL,
  area: ServedArea,
): Thing[] {
  const { title, description, keywords } = listing;
  const page = { path, title, description, breadcrumb: breadcrumb !== undefined };
  const graph: Thing[] = [
    updated
      ? describeWebPage({ ...page, updated }, company, site)
      : describePage({ ...page, kind }, company, site),
    offers
      ? describeCompany(company, site, { area, services: offers })
      : describeProvider(company, site),
  ];
  if (breadcrumb) graph.push(describeBreadcrumb(path, breadcrumb, site));
  if (service) {
    graph.push(describeService({ path, name: service, description }, site, area));
  }
  if (application) {
    graph.push(describeApplication({ path, name: application, description }, site));
  }
  if (faqs) graph.push(describeFaqs(path, faqs, site));
  if (article) {
    graph.push(describeArticle({ path, title, description, keywords, ...article }, site));
  }
  return graph;
}
