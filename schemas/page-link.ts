import { z } from 'zod';
import { type PageName, routes } from '#contract/routes.ts';
import { choices, group, text } from './fields.ts';

const pageNames = Object.keys(routes) as [PageName, ...PageName[]];

/** What an owner calls the pages. */
const pageTitles: Record<PageName, string> = {
  home: 'Home',
  services: 'All services',
  projects: 'All projects',
  facilityTypes: 'All facility types',
  blog: 'Blog',
  serviceArea: 'Service area',
  tools: 'All tools',
  contact: 'Contact',
  contactForm: 'Contact form',
  thankYou: 'Thank you',
  privacyPolicy: 'Privacy policy',
  sitemap: 'Site map for search engines',
  rssFeed: 'RSS feed',
  jsonFeed: 'JSON feed',
};

/** A page that stands alone, by name. */
export const pageNameSchema = z
  .enum(pageNames, {
    error: `expected the name of a page: ${pageNames.join(', ')}`,
  })
  .meta({ title: 'Page', ...choices(pageTitles) });

/** A link to a page that stands alone. */
export const pageLinkSchema = group({
  label: text('what the link says', 'Service area').meta({ title: 'Link text' }),
  /** The page by name. Example: serviceArea */
  page: pageNameSchema,
});
