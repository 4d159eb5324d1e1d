import { z } from 'zod';
import { type PageName, routes } from '../routes.ts';
import { group, text } from './fields.ts';

const pageNames = Object.keys(routes) as [PageName, ...PageName[]];

/** A page that stands alone, by name. */
export const pageNameSchema = z.enum(pageNames, {
  error: `expected the name of a page: ${pageNames.join(', ')}`,
});

/** A link to a page that stands alone. */
export const pageLinkSchema = group({
  /** What the link says. Example: Service area */
  label: text('what the link says', 'Service area'),
  /** The page by name. Example: serviceArea */
  page: pageNameSchema,
});

export type PageLink = z.infer<typeof pageLinkSchema>;
