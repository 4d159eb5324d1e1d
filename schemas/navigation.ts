import type { z } from 'zod';
import { group, listOf, text } from './fields.ts';
import { pageLinkSchema } from './links.ts';

/** The links of header and footer. */
export const navigationSchema = () =>
  group({
    /** The header's row and the mobile menu, in order. */
    header: listOf(pageLinkSchema, 'links'),
    /** The header's button. Example: { label: Join Our Team, page: contact } */
    action: pageLinkSchema,
    /** The footer's columns of services and facility types: their headings and the link to all. */
    footerServices: group({
      heading: text('a heading', 'Services'),
      all: text('what the link to all says', 'All services'),
    }),
    footerFacilityTypes: group({
      heading: text('a heading', 'Facilities'),
      all: text('what the link to all says', 'All facility types'),
    }),
    /** The footer's last column. */
    footerCompany: group({
      heading: text('a heading', 'Company'),
      links: listOf(pageLinkSchema, 'links'),
    }),
    /** In the header. */
    emergencyLabel: text('what stands over the number', '24/7 emergency'),
    /** The band at the end of pages. */
    joinBand: group({
      /** Beside the device number. */
      label: text('the name of the section', 'Careers'),
      heading: text('a heading', 'Join the crew'),
      text: text('a sentence', 'We hire journeyman electricians.'),
      action: text('what the button says', 'Join Our Team'),
    }),
  });

export type Navigation = z.infer<ReturnType<typeof navigationSchema>>;
