import { z } from 'zod';
import { group, headed, listOf, text } from './fields.ts';
import { pageLinkSchema } from './links.ts';

/** The links of header and footer. */
export const navigationSchema = () =>
  group({
    /** The header's row and the mobile menu, in order. */
    header: listOf(pageLinkSchema, 'links'),
    /** What the mobile menu has besides, apart and after the service that answers 24/7. */
    menu: z.array(pageLinkSchema, { error: 'expected a list of links, or []' }).default([]),
    /** The header's button, shown only if the site has the linked page. */
    action: pageLinkSchema.optional(),
    /** The footer's columns of services and facility types: their headings and the link to all. */
    footerServices: headed('Services', { all: text('what the link to all says', 'All services') }),
    footerFacilityTypes: headed('Facilities', {
      all: text('what the link to all says', 'All facility types'),
    }).optional(),
    footerCompany: headed('Company', { links: listOf(pageLinkSchema, 'links') }),
    /** Ends the pages that have no words of their own for it: what a client does next. */
    quoteBand: headed('Tell us about your site', {
      /** The label above the heading, also on pages that replace the heading and the text. */
      label: text('the name of the section', 'Quote'),
      text: text('a sentence', 'Send the location, the voltage and the load.'),
      action: text('what the button says', 'Request a quote'),
    }),
    emergencyLabel: text('what stands over the number', '24/7 line'),
    /** The section for job applicants at the end of pages; shown only if content/pages/careers.yaml exists. */
    joinBand: group({
      label: text('the name of the section', 'Careers'),
      heading: text('a heading', 'Join the crew'),
      text: text('a sentence', 'We hire journeyman electricians. {careers}.'),
      /** What `{careers}` in the text says, which links to the page of openings. */
      careers: text('a few words', 'See what is open'),
    }).optional(),
  });

export type Navigation = z.infer<ReturnType<typeof navigationSchema>>;
