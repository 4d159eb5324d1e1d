import type { z } from 'zod';
import { group, headed, listOf, text } from './fields.ts';
import { pageLinkSchema } from './links.ts';

/** The links of header and footer. */
export const navigationSchema = () =>
  group({
    /** The header's row and the mobile menu, in order. */
    header: listOf(pageLinkSchema, 'links'),
    action: pageLinkSchema,
    /** The footer's columns of services and facility types: their headings and the link to all. */
    footerServices: headed('Services', { all: text('what the link to all says', 'All services') }),
    footerFacilityTypes: headed('Facilities', {
      all: text('what the link to all says', 'All facility types'),
    }),
    footerCompany: headed('Company', { links: listOf(pageLinkSchema, 'links') }),
    emergencyLabel: text('what stands over the number', '24/7 emergency'),
    /** The band at the end of pages. */
    joinBand: group({
      label: text('the name of the section', 'Careers'),
      heading: text('a heading', 'Join the crew'),
      text: text('a sentence', 'We hire journeyman electricians.'),
      action: text('what the button says', 'Join Our Team'),
    }),
  });

export type Navigation = z.infer<ReturnType<typeof navigationSchema>>;
