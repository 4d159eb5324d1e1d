import type { z } from 'zod';
import { companySchema } from '#contract/company.ts';
import { articleSchema } from './article.ts';
import { blogPageSchema } from './blog-page.ts';
import { contactSchema } from './contact.ts';
import { facilityTypeSchema } from './facility-type.ts';
import { facilityTypesPageSchema } from './facility-types-page.ts';
import type { SchemaContext } from './fields.ts';
import { homeSchema } from './home.ts';
import { navigationSchema } from './navigation.ts';
import { notFoundSchema } from './not-found.ts';
import { offlineSchema } from './offline.ts';
import { privacyPolicySchema } from './privacy-policy.ts';
import { projectSchema } from './project.ts';
import { projectsPageSchema } from './projects-page.ts';
import { regionSchema } from './region.ts';
import { samplesPageSchema } from './samples-page.ts';
import { serviceSchema } from './service.ts';
import { serviceAreaPageSchema } from './service-area-page.ts';
import { servicesPageSchema } from './services-page.ts';
import { sheetSchema } from './sheet.ts';
import { toolSchema } from './tool.ts';
import { toolsPageSchema } from './tools-page.ts';
import { townSchema } from './town.ts';

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
