import { z } from 'zod';
import {
  articleRoute,
  facilityTypeRoute,
  jobRoute,
  openingRoute,
  projectRoute,
  routes,
  safetyRoute,
  sampleSheetRoute,
  serviceRoute,
  toolRoute,
} from '#contract/routes.ts';
import type { collections } from './collections.ts';
import { formerAddressesSchema } from './former-addresses.ts';
import type { Entries } from './read-content.ts';

/** Returns the address of an entry's page, by collection. Entries of other collections have no page of their own. */
export const pageRoutes: Partial<Record<keyof typeof collections, (id: string) => string>> = {
  home: () => routes.home,
  services: serviceRoute,
  servicesPage: () => routes.services,
  projects: projectRoute,
  projectsPage: () => routes.projects,
  jobs: jobRoute,
  facilityTypes: facilityTypeRoute,
  facilityTypesPage: () => routes.facilityTypes,
  articles: articleRoute,
  blogPage: () => routes.blog,
  tools: toolRoute,
  toolsPage: () => routes.tools,
  openings: openingRoute,
  careersPage: () => routes.careers,
  sheets: sampleSheetRoute,
  samplesPage: () => routes.fieldForms,
  serviceAreaPage: () => routes.serviceArea,
  contact: () => routes.contact,
  safetyPage: () => safetyRoute,
  privacyPolicy: () => routes.privacyPolicy,
};

export interface FormerAddress {
  /** Example: /services/upkeep */
  from: string;
  /** The address of the page. Example: /services/maintenance */
  to: string;
}

const withFormerAddresses = z.object({ formerAddresses: formerAddressesSchema });

/** Lists the former addresses in content files. Files with an invalid list are skipped, because their schema reports it. */
export function listFormerAddresses(entries: Entries): FormerAddress[] {
  return Object.entries(pageRoutes).flatMap(([collection, routeOf]) =>
    [...(entries.get(collection) ?? [])].flatMap(([id, { value }]) => {
      const former = withFormerAddresses.safeParse(value).data?.formerAddresses ?? [];
      return former.map((from) => ({ from, to: routeOf(id) }));
    }),
  );
}
