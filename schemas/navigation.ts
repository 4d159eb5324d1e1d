import { z } from 'zod';
import { fillPlaceholders } from '#contract/placeholders.ts';
import { group, headed, headline, listOf, template, text } from './fields.ts';
import { pageLinkSchema } from './links.ts';

/** Links and labels of the header, the footer and the sections that repeat at the end of pages. */
export const navigationSchema = () =>
  group({
    /** Links in the header and in the mobile menu. */
    header: listOf(pageLinkSchema, 'links'),
    /** Additional links in the mobile menu, separate from the others and below the 24/7 service. */
    menu: z.array(pageLinkSchema, { error: 'expected a list of links, or []' }).default([]),
    /** The button in the header, shown only if the site has the linked page. */
    action: pageLinkSchema.optional(),
    /** Headings of the footer columns with services and facility types, and labels of the links to all of them. */
    footerServices: headed('Services', {
      all: text('the text of the link to all', 'All services'),
    }),
    footerFacilityTypes: headed('Facilities', {
      all: text('the text of the link to all', 'All facility types'),
    }).optional(),
    footerCompany: headed('Company', { links: listOf(pageLinkSchema, 'links') }),
    /** Call to action at the end of pages. */
    quoteBand: headed('Tell us about your site', {
      /** The label above the heading. Pages with their own heading and text keep this label. */
      label: text('the name of the section', 'Quote'),
      text: text('a sentence', 'Send the location, the voltage and the load.'),
      action: text('the text of the button', 'Request a quote'),
    }),
    emergencyLabel: text('the label above the number', '24/7 line'),
    /** The section for job applicants at the end of pages; shown only if content/pages/careers.yaml exists. */
    joinBand: group({
      label: text('the name of the section', 'Careers'),
      heading: headline('a heading', 'Join the crew'),
      text: template(
        ['careers'],
        'one or two sentences',
        'We hire journeyman electricians. {careers}.',
      ),
      /** Text of the link to the openings, which replaces `{careers}` in the text above. */
      careers: text('a few words', 'See what is open'),
    })
      .overwrite((band) => ({
        ...band,
        text: fillPlaceholders(band.text, { careers: band.careers }),
      }))
      .optional(),
  });

export type Navigation = z.infer<ReturnType<typeof navigationSchema>>;
