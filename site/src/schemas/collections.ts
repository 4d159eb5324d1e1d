import type { z } from 'zod';
import { companySchema } from '#contract/company.ts';
import { contactSchema } from './contact.ts';
import { facilityTypeSchema } from './facility-type.ts';
import type { SchemaContext } from './fields.ts';
import { homeSchema } from './home.ts';
import { navigationSchema } from './navigation.ts';
import { notFoundSchema } from './not-found.ts';
import { projectSchema } from './project.ts';
import { serviceSchema } from './service.ts';
import { townSchema } from './town.ts';

/** Where each kind of content lies under `content/` and what it must look like. */
export const collections = {
  company: { pattern: 'company.yaml', schema: () => companySchema },
  navigation: { pattern: 'navigation.yaml', schema: navigationSchema },
  home: { pattern: 'home.yaml', schema: homeSchema },
  contact: { pattern: 'contact.yaml', schema: contactSchema },
  notFound: { pattern: 'not-found.yaml', schema: notFoundSchema },
  services: { pattern: 'services/*.yaml', schema: serviceSchema },
  projects: { pattern: 'projects/*.yaml', schema: projectSchema },
  facilityTypes: { pattern: 'facility-types/*.yaml', schema: facilityTypeSchema },
  towns: { pattern: 'towns/*.yaml', schema: townSchema },
} as const satisfies Record<
  string,
  { pattern: string; schema: (context: SchemaContext) => z.ZodType }
>;
