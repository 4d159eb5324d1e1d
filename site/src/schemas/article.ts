import { z } from 'zod';
import { group, limitedText, type SchemaContext, text } from './fields.ts';
import { linkTargetSchema } from './link-target.ts';

/** The categories of the blog. */
export const articleCategories = [
  'Safety',
  'Maintenance',
  'Project Management',
  'Technical Guide',
  'Contractor Selection',
  'Case Study',
  'Renewable Energy',
  'Company Profile',
  'Compliance',
  'System Assessment',
  'Construction',
  'Future Trends',
] as const;

/** The front matter of one article. The file name is its address: x.mdx is /blog/x. */
export const articleSchema = (context: SchemaContext) =>
  group({
    /** Example: High voltage or medium voltage for an Andrews facility */
    title: limitedText('a title', 10, 90, 'High voltage or medium voltage for an Andrews facility'),
    /** One or two sentences for lists and search engines. */
    description: limitedText(
      'a description',
      50,
      165,
      'How load, distance and the utility decide.',
    ),
    /** One of the blog's categories. */
    category: z.enum(articleCategories, {
      error: `expected a category: ${articleCategories.join(', ')}`,
    }),
    /** Minutes at 220 words each, as shown. Example: 11 */
    readTime: z.number({ error: 'expected minutes; write them as 11' }).int().min(1).max(60),
    /** The day it was published. Example: 2025-01-06 */
    publishDate: z.coerce.date({ error: 'expected a day; write it as 2025-01-06' }),
    /** Place in the blog's list, from 1; the first one is featured. */
    order: z.number({ error: 'expected a number such as 1' }).int().positive(),
    /** Whether it is still hidden: it has no page, and links to it are not shown. */
    draft: z.boolean({ error: 'expected true or false' }).default(false),
    /** Search terms. */
    keywords: z
      .array(text('a search term', 'medium voltage'))
      .min(1, 'expected at least one search term'),
    /** The closing call to action. */
    closing: group({
      heading: text('a heading', 'Planning a service?'),
      text: text('one or two sentences', 'Send the load list.'),
      action: linkTargetSchema(context),
      /** A second button, where there is one. */
      secondAction: linkTargetSchema(context).optional(),
    }),
  });
