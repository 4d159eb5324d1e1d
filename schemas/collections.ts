import type { z } from 'zod';
import { articleSchema } from './article.ts';
import { blogPageSchema } from './blog-page.ts';
import { shownCompanySchema } from './company.ts';
import { contactSchema } from './contact.ts';
import { facilityTypeSchema, facilityTypesPageSchema } from './facility-type.ts';
import type { SchemaContext } from './fields.ts';
import { homeSchema } from './home.ts';
import { jobSchema } from './job.ts';
import { navigationSchema } from './navigation.ts';
import { careersPageSchema, openingSchema } from './opening.ts';
import { personSchema } from './person.ts';
import { projectSchema, projectsPageSchema } from './project.ts';
import { safetyPageSchema, safetySchema } from './safety.ts';
import { samplesPageSchema } from './samples-page.ts';
import { serviceSchema, servicesPageSchema } from './service.ts';
import { regionSchema, serviceAreaPageSchema, townSchema } from './service-area.ts';
import { sheetSchema } from './sheet.ts';
import { notFoundSchema, offlineSchema, privacyPolicySchema } from './single-pages.ts';
import { standardsSchema } from './standards/standards.ts';
import { toolSchema, toolsPageSchema } from './tool.ts';

/** Defines a collection: the files that match `pattern` are validated with `schema`. */
const collection = <Schema extends z.ZodType>(
  title: string,
  pattern: string,
  schema: (context: SchemaContext) => Schema,
) => ({ title, pattern, schema });

/** Marks a collection that may be empty, because owners may delete all of its files. */
const optional = <Collection extends object>(collection: Collection) => ({
  ...collection,
  mayBeEmpty: true,
});

/** Defines a collection to which owners can add entries. `one` is the singular of `title`. */
const severalOf = <Schema extends z.ZodType>(
  title: string,
  one: string,
  pattern: string,
  schema: (context: SchemaContext) => Schema,
) => ({ ...collection(title, pattern, schema), one });

/** All collections, each with the title shown in the editor, its files below `content/`, and its schema. */
export const collections = {
  company: collection('The company', 'company.yaml', shownCompanySchema),
  navigation: collection('Header and footer', 'navigation.yaml', navigationSchema),
  home: collection('Home page', 'home.yaml', homeSchema),
  region: collection('Region and its map', 'region.yaml', regionSchema),
  contact: collection('Contact page and form', 'contact.yaml', contactSchema),
  notFound: collection('Page not found', 'not-found.yaml', notFoundSchema),
  offline: collection('Page without a network', 'offline.yaml', offlineSchema),
  services: severalOf('Services', 'service', 'services/*.yaml', serviceSchema),
  projects: optional(severalOf('Projects', 'project', 'projects/*.yaml', projectSchema)),
  facilityTypes: optional(
    severalOf('Facility types', 'facility type', 'facility-types/*.yaml', facilityTypeSchema),
  ),
  towns: severalOf('Towns', 'town', 'towns/*.yaml', townSchema),
  articles: optional(severalOf('Articles', 'article', 'articles/*.mdx', articleSchema)),
  openings: optional(severalOf('Openings', 'opening', 'openings/*.yaml', openingSchema)),
  jobs: optional(severalOf('Job records', 'job record', 'jobs/*.yaml', jobSchema)),
  people: optional(severalOf('People', 'person', 'people/*.yaml', personSchema)),
  safety: optional(collection('Safety numbers', 'safety.yaml', safetySchema)),
  standards: optional(collection('Standards', 'standards.yaml', standardsSchema)),
  tools: optional(collection('Tools', 'tools/*.yaml', toolSchema)),
  sheets: optional(severalOf('Sheets', 'sheet', 'sheets/*.yaml', sheetSchema)),
  toolsPage: optional(collection('All tools', 'pages/tools.yaml', toolsPageSchema)),
  blogPage: collection('Blog', 'pages/blog.yaml', blogPageSchema),
  servicesPage: collection('All services', 'pages/services.yaml', servicesPageSchema),
  careersPage: optional(collection('Careers', 'pages/careers.yaml', careersPageSchema)),
  safetyPage: collection('Safety page', 'pages/safety.yaml', safetyPageSchema),
  samplesPage: optional(collection('Sample sheets', 'pages/samples.yaml', samplesPageSchema)),
  projectsPage: optional(collection('All projects', 'pages/projects.yaml', projectsPageSchema)),
  facilityTypesPage: optional(
    collection('All facility types', 'pages/facility-types.yaml', facilityTypesPageSchema),
  ),
  serviceAreaPage: collection('Service area', 'pages/service-area.yaml', serviceAreaPageSchema),
  privacyPolicy: collection('Privacy policy', 'privacy-policy.mdx', privacyPolicySchema),
};
