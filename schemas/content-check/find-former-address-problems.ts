import { inquiryPath } from '#contract/inquiry-form.ts';
import {
  blankFormRoute,
  editorRoute,
  notFoundRoute,
  offlineRoute,
  projectRoute,
  routes,
  safetyRoute,
} from '#contract/routes.ts';
import type { ContentDocument } from '../content-document.ts';
import { type ContentProblem, problemAt } from '../content-problem.ts';
import { pageRoutes } from '../list-former-addresses.ts';
import type { AcceptedContent } from '../read-content.ts';

interface PageEntry {
  document: ContentDocument;
  /** The address of the entry's page. */
  address: string;
  /** Other addresses at which the entry has a page. */
  otherAddresses: string[];
  formerAddresses: readonly string[];
}

/** Addresses that no content file can give up: single pages, the form's target and the editor. */
const fixedAddresses = new Set([
  ...Object.values(routes).map((route) => route.replace(/[?#].*/, '')),
  safetyRoute,
  notFoundRoute,
  offlineRoute,
  editorRoute,
  inquiryPath,
]);

/**
 * Finds former addresses that lead to no single page: addresses of pages that exist, the page's own address, and
 * addresses that several pages list. Because no former address is the address of a page, redirects cannot form a loop.
 */
export function findFormerAddressProblems(content: AcceptedContent): ContentProblem[] {
  const pages = Object.keys(pageRoutes).flatMap((collection) =>
    listPages(collection as keyof typeof pageRoutes, content),
  );
  const live = new Map(
    pages.flatMap(({ document, address, otherAddresses }) =>
      [address, ...otherAddresses].map((each) => [each, document.file] as const),
    ),
  );
  const listed = new Map<string, string>();
  return pages.flatMap(({ document, address, formerAddresses }) =>
    formerAddresses.flatMap((former, index) => {
      const report = (message: string) => [
        problemAt(document, ['formerAddresses', index], message),
      ];
      if (former === address) {
        return report(
          `${former} is the current address of this page, so it would lead to itself; remove this line`,
        );
      }
      const liveFile = live.get(former);
      if (liveFile) {
        return report(
          `${former} is the address of the page of ${liveFile}; remove this line, or rename or remove that file`,
        );
      }
      if (fixedAddresses.has(former)) {
        return report(`${former} is an address of the site itself; remove this line`);
      }
      const otherFile = listed.get(former);
      listed.set(former, document.file);
      if (otherFile === undefined) return [];
      return report(`${former} is already listed in ${otherFile}; remove one of the two lines`);
    }),
  );
}

function listPages(collection: keyof typeof pageRoutes, content: AcceptedContent): PageEntry[] {
  const entries = content[collection] ?? [];
  return entries.map(({ id, document, value }) => ({
    document,
    address: pageRoutes[collection]?.(id) ?? '',
    otherAddresses: [
      ...('alias' in value && value.alias ? [projectRoute(value.alias)] : []),
      ...(collection === 'sheets' ? [blankFormRoute(id)] : []),
    ],
    formerAddresses: ('formerAddresses' in value && value.formerAddresses) || [],
  }));
}
