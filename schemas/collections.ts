import type { z } from 'zod';
import { companySchema } from '#contract/company.ts';
import { articleSchema } from './article.ts';
import { blogPageSchema } from './blog-page.ts';
import { contactSchema } from './contact.ts';
import { facilityTypeSchema, facilityTypesPageSchema } from './facility-type.ts';
import type { SchemaContext } from './fields.ts';
import { homeSchema } from './home.ts';
import { navigationSchema } from './navigation.ts';
import { projectSchema, projectsPageSchema } from './project.ts';
import { serviceSchema, servicesPageSchema } from './service.ts';
import { regionSchema, serviceAreaPageSchema, townSchema } from './service-area.ts';
import { samplesPageSchema, sheetSchema } from './sheet.ts';
import { notFoundSchema, offlineSchema, privacyPolicySchema } from './single-pages.ts';
import { toolSchema, toolsPageSchema } from './tool.ts';

/**
 * Where each kind of content lies under `content/`, what it must look like, and what an owner calls it;
 * `one` where entries can be added without a programmer.
 */
export const collections = {
  company: { title: 'The company', pattern: 'company.yaml', schema: () => companySchema },
  navigation: { title: 'Header and footer', pattern: 'navigation.yaml', schema: navigationSchema },
  home: { title: 'Home page', pattern: 'home.yaml', schema: homeSchema },
  region: { title: 'Region and its map', pattern: 'region.yaml', schema: regionSchema },
  contact: { title: 'Contact page and form', pattern: 'contact.yaml', schema: contactSchema },
  notFound: { title: 'Page not found', pattern: 'not-found.yaml', schema: notFoundSchema },
  offline: { title: 'Page without a network', pattern: 'offline.yaml', schema: offlineSchema },
  services: {
    title: 'Services',
    one: 'service',
    pattern: 'services/*.yaml',
    schema: serviceSchema,
  },
  projects: {
    title: 'Projects',
    one: 'project',
    pattern: 'projects/*.yaml',
    schema: projectSchema,
  },
  facilityTypes: {
    title: 'Facility types',
    one: 'facility type',
    pattern: 'facility-types/*.yaml',
    schema: facilityTypeSchema,
  },
  towns: { title: 'Towns', one: 'town', pattern: 'towns/*.yaml', schema: townSchema },
  articles: { title: 'Articles', one: 'article', pattern: 'articles/*.mdx', schema: articleSchema },
  tools: { title: 'Tools', pattern: 'tools/*.yaml', schema: toolSchema },
  sheets: { title: 'Sheets', one: 'sheet', pattern: 'sheets/*.yaml', schema: sheetSchema },
  toolsPage: { title: 'All tools', pattern: 'pages/tools.yaml', schema: toolsPageSchema },
  blogPage: { title: 'Blog', pattern: 'pages/blog.yaml', schema: blogPageSchema },
  servicesPage: {
    title: 'All services',
    pattern: 'pages/services.yaml',
    schema: servicesPageSchema,
  },
  samplesPage: { title: 'Sample sheets', pattern: 'pages/samples.yaml', schema: samplesPageSchema },
  projectsPage: {
    title: 'All projects',
    pattern: 'pages/projects.yaml',
    schema: projectsPageSchema,
  },
  facilityTypesPage: {
    title: 'All facility types',
    pattern: 'pages/facility-types.yaml',
    schema: facilityTypesPageSchema,
  },
  serviceAreaPage: {
    title: 'Service area',
    pattern: 'pages/service-area.yaml',
    schema: serviceAreaPageSchema,
  },
  privacyPolicy: {
    title: 'Privacy policy',
    pattern: 'privacy-policy.mdx',
    schema: privacyPolicySchema,
  },
} as const satisfies Record<
  string,
  { title: string; one?: string; pattern: string; schema: (context: SchemaContext) => z.ZodType }
>;
