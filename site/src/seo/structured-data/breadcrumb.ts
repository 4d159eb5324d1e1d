import type { BreadcrumbList } from 'schema-dts';
import type { BreadcrumbPage } from '#ui/blocks/breadcrumb.tsx';
import { wholeAddress } from '../page-address.ts';
import { breadcrumbId } from './node-ids.ts';

/** The way to the page at `path`, from the list that the page shows. */
export function describeBreadcrumb(
  path: string,
  pages: readonly BreadcrumbPage[],
  site: URL,
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(path, site),
    itemListElement: pages.map(({ name, href = path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: wholeAddress(href, site),
    })),
  };
}
