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

/** Where each kind of content lies under `content/` and what it must look like. */
export const collections = {
  company: { pattern: 'company.yaml', schema: () => companySchema },
  navigation: { pattern: 'navigation.yaml', schema: navigationSchema },
  home: { pattern: 'home.yaml', schema: homeSchema },
  region: { pattern: 'region.yaml', schema: regionSchema },
  contact: { pattern: 'contact.yaml', schema: contactSchema },
  notFound: { pattern: 'not-found.yaml', schema: notFoundSchema },
  offline: { pattern: 'offline.yaml', schema: offlineSchema },
  services: { pattern: 'services/*.yaml', schema: serviceSchema },
  projects: { pattern: 'projects/*.yaml', schema: projectSchema },
  facilityTypes: { pattern: 'facility-types/*.yaml', schema: facilityTypeSchema },
  towns: { pattern: 'towns/*.yaml', schema: townSchema },
  articles: { pattern: 'articles/*.mdx', schema: articleSchema },
  tools: { pattern: 'tools/*.yaml', schema: toolSchema },
  sheets: { pattern: 'sheets/*.yaml', schema: sheetSchema },
  toolsPage: { pattern: 'pages/tools.yaml', schema: toolsPageSchema },
  blogPage: { pattern: 'pages/blog.yaml', schema: blogPageSchema },
  servicesPage: { pattern: 'pages/services.yaml', schema: servicesPageSchema },
  samplesPage: { pattern: 'pages/samples.yaml', schema: samplesPageSchema },
  projectsPage: { pattern: 'pages/projects.yaml', schema: projectsPageSchema },
  facilityTypesPage: { pattern: 'pages/facility-types.yaml', schema: facilityTypesPageSchema },
  serviceAreaPage: { pattern: 'pages/service-area.yaml', schema: serviceAreaPageSchema },
  privacyPolicy: { pattern: 'privacy-policy.mdx', schema: privacyPolicySchema },
} as const satisfies Record<
  string,
  { pattern: string; schema: (context: SchemaContext) => z.ZodType }
>;
