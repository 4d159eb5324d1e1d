import type { readServicePage } from '#site/data/content-pages.ts';

/** What the page of a service shows. */
export type ServicePageContent = Awaited<ReturnType<typeof readServicePage>>;

export type ServiceSectionContent = ServicePageContent['sections'][number];
