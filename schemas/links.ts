import { z } from 'zod';
import { type PageName, routes } from '#contract/routes.ts';
import {
  type CollectionName,
  choices,
  group,
  oneOf,
  type SchemaContext,
  text,
  verbatim,
  yesOrNo,
} from './fields.ts';

/** The collection of each kind of link target. */
export const linkedCollections = {
  service: 'services',
  facilityType: 'facilityTypes',
  project: 'projects',
  article: 'articles',
  tool: 'tools',
  job: 'jobs',
} as const satisfies Record<string, CollectionName>;

/** Kinds of link targets. Pages use the names in `contract/routes.ts`. */
export type LinkKind = 'page' | keyof typeof linkedCollections;

export const linkKinds = ['page', ...Object.keys(linkedCollections)] as readonly LinkKind[];

/**
 * A link within the site. Exactly one field names the target: a single page, a service, a facility type, a
 * project, an article, a tool or a job record. Links to draft articles are hidden.
 */
export const linkTargetSchema = ({ reference }: SchemaContext) =>
  group({
    text: text('the text of the link', 'Tank battery electrical work', 'Link text'),
    page: pageNameSchema.optional(),
    service: reference(linkedCollections.service).optional(),
    facilityType: reference(linkedCollections.facilityType).optional(),
    project: reference(linkedCollections.project).optional(),
    /** Whether the link uses the second address of a project. */
    alias: yesOrNo.optional().meta({ title: 'Use its second web address' }),
    article: reference(linkedCollections.article).optional(),
    tool: reference(linkedCollections.tool).optional(),
    job: reference(linkedCollections.job).optional().meta({ title: 'Job record' }),
  }).refine((target) => linkKinds.filter((kind) => target[kind] !== undefined).length === 1, {
    error: `expected exactly one of ${linkKinds.join(', ')}`,
  });

export type LinkTarget = z.infer<ReturnType<typeof linkTargetSchema>>;

export type LinkDestination = Omit<LinkTarget, 'text'>;

/** Converts the attributes of a link in an article: `<To page="contact">` or `<To article="short-name">`. */
export function destinationOf({
  page,
  ...ids
}: Partial<Record<LinkKind, string>>): LinkDestination {
  if (page) return { page: page as PageName };
  return Object.fromEntries(Object.entries(ids).map(([kind, id]) => [kind, { id }]));
}

/**
 * The picture across the middle of a page, with a link to its source. The picture is a figure of an article or the
 * drawing on a sample sheet. `figure` is the name in the article's text, or `plate` for the drawing beside its title.
 */
export const pagePictureSchema = ({ reference }: SchemaContext) =>
  group({
    article: reference('articles').optional(),
    figure: verbatim('the name of a figure of the article', 'trench-section').optional(),
    sheet: reference('sheets').optional(),
    link: text('the text of the link', 'How a trench is built'),
  })
    .refine(({ article, figure, sheet }) => (sheet ? !article && !figure : article && figure), {
      error: 'expected either an article and the name of one of its figures, or a sheet',
    })
    .meta({ title: 'Picture in the middle of the page' });

export type PagePicture = z.infer<ReturnType<typeof pagePictureSchema>>;

const pageNames = Object.keys(routes) as [PageName, ...PageName[]];

const pageTitles: Record<PageName, string> = {
  home: 'Home',
  services: 'All services',
  projects: 'All projects',
  facilityTypes: 'All facility types',
  blog: 'Blog',
  serviceArea: 'Service area',
  tools: 'All tools',
  fieldForms: 'Field forms',
  careers: 'Careers',
  contact: 'Contact',
  contactForm: 'Contact form',
  work: 'Contact, for job seekers',
  workForm: 'Contact form, for job seekers',
  thankYou: 'Thank you',
  privacyPolicy: 'Privacy policy',
  truckCard: 'Truck card',
  sitemap: 'Site map for search engines',
  rssFeed: 'RSS feed',
};

const pageNameSchema = z
  .enum(pageNames, {
    error: `expected the name of a page: ${pageNames.join(', ')}`,
  })
  .meta({ title: 'Page', ...choices(pageTitles) });

export const pageLinkSchema = group({
  label: text('the text of the link', 'Service area', 'Link text'),
  page: pageNameSchema,
});

export const heroActionSchema = group({
  label: text('the text of the button', 'Request Construction Quote', 'Button text'),
  /**
   * Target of the button: the contact form with a message that starts with `about`, the contact page, a call to the
   * 24/7 line, or a call to the office.
   */
  to: oneOf(['form', 'contact', 'emergency', 'phone']).meta({
    title: 'Links to',
    ...choices({
      form: 'The contact form, with the start of a message',
      contact: 'The contact page',
      emergency: 'A call to the 24/7 line',
      phone: 'A call to the office',
    }),
  }),
  about: verbatim('a few words', 'Construction quote')
    .optional()
    .meta({ title: 'Start of the form message' }),
  department: oneOf(['electrical', 'automation']).optional(),
});

export type HeroAction = z.infer<typeof heroActionSchema>;
