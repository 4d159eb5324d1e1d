import { z } from 'zod';
import { type PageName, routes } from '../routes.ts';
import { group, type SchemaContext, text } from './fields.ts';

const pageNames = Object.keys(routes) as [PageName, ...PageName[]];

/**
 * A link to anything on the site, by exactly one of its names: a page that stands alone, a service,
 * a facility type, a project or an article. A link to an article that is still a draft is not shown.
 */
export const linkTargetSchema = ({ reference }: SchemaContext) =>
  group({
    /** What the link says. Example: Tank battery electrical work */
    text: text('what the link says', 'Tank battery electrical work'),
    /** A page by name. Example: serviceArea */
    page: z
      .enum(pageNames, { error: `expected the name of a page: ${pageNames.join(', ')}` })
      .optional(),
    /** A service by id. Example: maintenance */
    service: reference('services').optional(),
    /** A facility type by id. Example: tank-batteries */
    facilityType: reference('facilityTypes').optional(),
    /** A project by id. Example: solar-farms */
    project: reference('projects').optional(),
    /** Whether a project is linked at its second address. */
    alias: z.boolean({ error: 'expected true or false' }).optional(),
    /** An article by id. Example: electrical-system-upgrade-signs */
    article: reference('articles').optional(),
  }).refine(
    ({ page, service, facilityType, project, article }) =>
      [page, service, facilityType, project, article].filter((target) => target !== undefined)
        .length === 1,
    { error: 'expected exactly one of page, service, facilityType, project, article' },
  );

export type LinkTarget = z.infer<ReturnType<typeof linkTargetSchema>>;
