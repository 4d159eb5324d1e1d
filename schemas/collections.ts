import type { z } from 'zod';
import { companySchema } from '#contract/company.ts';
import { articleSchema } from './article.ts';
import { blogPageSchema } from './blog-page.ts';
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
import { toolSchema, toolsPageSchema } from './tool.ts';

/** Defines a kind of content: the files that match `pattern` are validated with `schema`. */
const kind = <Schema extends z.ZodType>(
  title: string,
  pattern: string,
  schema: (context: SchemaContext) => Schema,
) => ({ title, pattern, schema });

const optional = <Kind extends object>(kind: Kind) => ({ ...kind, mayBeEmpty: true });

/** Defines a kind of content to which owners can add entries. `one` is the singular of `title`. */
const severalOf = <Schema extends z.ZodType>(
  title: string,
  one: string,
  pattern: string,
  schema: (context: SchemaContext) => Schema,
) => ({ ...kind(title, pattern, schema), one });

/** All kinds of content, each with the title shown in the editor, its files below `content/`, and its schema. */
export const collections = {
  company: kind('The company', 'company.yaml', () => companySchema),
  navigation: kind('Header and footer', 'navigation.yaml', navigationSchema),
  home: kind('Home page', 'home.yaml', homeSchema),
  region: kind('Region and its map', 'region.yaml', regionSchema),
  contact: kind('Contact page and form', 'contact.yaml', contactSchema),
  notFound: kind('Page not found', 'not-found.yaml', notFoundSchema),
  offline: kind('Page without a network', 'offline.yaml', offlineSchema),
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
  safety: optional(kind('Safety figures', 'safety.yaml', safetySchema)),
  tools: optional(kind('Tools', 'tools/*.yaml', toolSchema)),
  sheets: optional(severalOf('Sheets', 'sheet', 'sheets/*.yaml', sheetSchema)),
  toolsPage: optional(kind('All tools', 'pages/tools.yaml', toolsPageSchema)),
  blogPage: kind('Blog', 'pages/blog.yaml', blogPageSchema),
  servicesPage: kind('All services', 'pages/services.yaml', servicesPageSchema),
  careersPage: optional(kind('Careers', 'pages/careers.yaml', careersPageSchema)),
  safetyPage: kind('Safety page', 'pages/safety.yaml', safetyPageSchema),
  samplesPage: optional(kind('Sample sheets', 'pages/samples.yaml', samplesPageSchema)),
  projectsPage: optional(kind('All projects', 'pages/projects.yaml', projectsPageSchema)),
  facilityTypesPage: optional(
    kind('All facility types', 'pages/facility-types.yaml', facilityTypesPageSchema),
  ),
  serviceAreaPage: kind('Service area', 'pages/service-area.yaml', serviceAreaPageSchema),
  privacyPolicy: kind('Privacy policy', 'privacy-policy.mdx', privacyPolicySchema),
};
