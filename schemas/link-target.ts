import { z } from 'zod';
import { type CollectionName, group, type SchemaContext, text } from './fields.ts';
import { pageNameSchema } from './page-link.ts';

/** What a link names by its id, and the collection that holds it. */
export const linkedCollections = {
  service: 'services',
  facilityType: 'facilityTypes',
  project: 'projects',
  article: 'articles',
  tool: 'tools',
} as const satisfies Record<string, CollectionName>;

/** By what a link says where it leads; a page is named as in `contract/routes.ts`. */
export type LinkKind = 'page' | keyof typeof linkedCollections;

export const linkKinds = ['page', ...Object.keys(linkedCollections)] as readonly LinkKind[];

/**
 * A link to anything on the site, by exactly one of its names: a page that stands alone, a service,
 * a facility type, a project, an article or a tool. A link to an article that is still a draft is not shown.
 */
export const linkTargetSchema = ({ reference }: SchemaContext) =>
  group({
    text: text('what the link says', 'Tank battery electrical work').meta({
      title: 'Link text',
    }),
    /** A page by name. Example: serviceArea */
    page: pageNameSchema.optional(),
    /** A service by id. Example: maintenance */
    service: reference(linkedCollections.service).optional(),
    /** A facility type by id. Example: tank-batteries */
    facilityType: reference(linkedCollections.facilityType).optional(),
    /** A project by id. Example: solar-farms */
    project: reference(linkedCollections.project).optional(),
    /** Whether a project is linked at its second address. */
    alias: z
      .boolean({ error: 'expected true or false' })
      .optional()
      .meta({ title: 'Use its second web address' }),
    /** An article by id. Example: electrical-system-upgrade-signs */
    article: reference(linkedCollections.article).optional(),
    /** A tool by id. Example: line-voltage */
    tool: reference(linkedCollections.tool).optional(),
  }).refine((target) => linkKinds.filter((kind) => target[kind] !== undefined).length === 1, {
    error: `expected exactly one of ${linkKinds.join(', ')}`,
  });

export type LinkTarget = z.infer<ReturnType<typeof linkTargetSchema>>;
