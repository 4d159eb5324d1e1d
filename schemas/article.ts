import { z } from 'zod';
import { figureSchema, namedFiguresSchema } from './article-figures.ts';
import { articleRecordsSchema } from './article-records.ts';
import { dayOf } from './days.ts';
import {
  betweenOf,
  group,
  headed,
  limitedHeadline,
  limitedText,
  listOf,
  oneOf,
  order,
  refuse,
  type SchemaContext,
  text,
  yesOrNo,
} from './fields.ts';
import { formerAddressesSchema } from './former-addresses.ts';
import { linkTargetSchema } from './links.ts';
import { articlePhotosSchema } from './photo.ts';
import { calculateDeferredRevenue } from './record-kinds.ts';
import { searchTerms } from './shared-words.ts';

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

/** The date when an article was last compared with its sources, and the changes since its publication. */
const reviewSchema = (context: SchemaContext) =>
  group({
    date: z.coerce.date({ error: 'expected a date, for example 2026-11-22' }),
    changes: listOf(
      group({
        text: text(
          'a sentence that names its source',
          'Texas HB 143 (2025) added a duty to Natural Resources Code 91.019.',
        ),
      }),
      'changes, each as "text: ..."',
    )
      .default([])
      .meta({ title: 'What changed since' }),
    reviewer: group({
      name: text('a name', 'Jane Roe'),
      license: text('a license with its number', 'PE 12345, Texas'),
    }).optional(),
    /** A person in content/people who reviewed the article; replaces `reviewer`. */
    reviewedBy: context.reference('people').optional().meta({ title: 'Reviewed by one of us' }),
  }).superRefine(({ reviewer, reviewedBy }, issues) => {
    if (!reviewer || !reviewedBy) return;
    refuse(issues, ['reviewedBy'], 'expected either reviewer or reviewedBy; remove one of the two');
  });

/** The front matter of one article. The file name determines its address: x.mdx becomes /blog/x. */
export const articleSchema = (context: SchemaContext) =>
  group({
    title: limitedHeadline(
      'a title',
      10,
      60,
      'High voltage or medium voltage for an Andrews facility',
    ),
    description: limitedText(
      'a description',
      50,
      165,
      'How load, distance and the utility decide.',
    ),
    category: oneOf(articleCategories, 'a category'),
    readTime: z
      .number({ error: 'expected a number of minutes, for example 11' })
      .int()
      .min(1)
      .max(60)
      .optional()
      .meta({
        title: 'Reading time, minutes',
        description: 'Word count divided by 220. If left empty, calculated from the text.',
      }),
    publishDate: z.coerce
      .date({ error: 'expected a date, for example 2025-01-06' })
      .meta({ title: 'Publish date' }),
    reviewed: reviewSchema(context).optional().meta({
      title: 'Reviewed',
      description: 'Set the date at each review. The published text stays unchanged.',
    }),
    /** Position in the blog's list; article 1 is featured. Articles without a position come last, newest first. */
    order: order.optional(),
    draft: yesOrNo.default(false).meta({
      title: 'Draft',
      description: 'A draft has no page, and links to it are not shown.',
    }),
    tellsCase: yesOrNo.default(false).meta({
      title: 'Describes a job of ours',
      description: 'Labeled illustrative until the company’s claims are confirmed.',
    }),
    formerAddresses: formerAddressesSchema,
    keywords: searchTerms('medium voltage').optional(),
    closing: headed('Planning a service?', {
      text: text('one or two sentences', 'Send the load list.'),
      action: linkTargetSchema(context)
        .optional()
        .meta({ title: 'Button', description: 'Links to the contact page if left empty.' }),
      secondAction: linkTargetSchema(context).optional().meta({ title: 'Second button' }),
    })
      .optional()
      .meta({
        title: 'Call to action at the end',
        description: 'If left empty, the page ends like other pages.',
      }),
    form: headed('Take the lists with you', {
      text: text('a sentence or two', 'Prints the lists alone, on Letter paper.'),
      button: text('a few words', 'Print the form'),
      fields: listOf(text('a few words', 'Site'), 'fields', 3),
    })
      .optional()
      .meta({
        title: 'Printable form',
        description: 'For an article whose checklists can be printed as a form.',
      }),
    ...extras(context),
  }).superRefine((article, issues) => {
    if (article.reviewed && article.reviewed.date < article.publishDate) {
      const published = `${dayOf(article.publishDate)}, when the article was published`;
      const message = `expected a date no earlier than ${published}; write the date of the review`;
      refuse(issues, ['reviewed', 'date'], message);
    }
    checkCounts(article, issues);
  });

/** Optional fields of an article: related articles, references, drawings and records. */
const extras = (context: SchemaContext) => ({
  related: betweenOf(1, 3, context.reference('articles'), 'articles')
    .optional()
    .meta({ title: 'Related articles' }),
  sheets: betweenOf(1, 4, context.reference('sheets'), 'sheets')
    .optional()
    .meta({ title: 'Field forms for the work in the article' }),
  references: listOf(
    text('a reference', 'NFPA 70B-2023, Standard for ...'),
    'references',
  ).optional(),
  plate: figureSchema.optional().meta({ title: 'Drawing beside the title' }),
  figures: namedFiguresSchema.optional().meta({
    title: 'Drawings in the text',
    description: 'The text places each by its name: <Figure name="decision-map" />.',
  }),
  photos: articlePhotosSchema,
  records: articleRecordsSchema
    .optional()
    .meta({ title: 'Tables, lists and timelines in the text' }),
});

type Extras = z.infer<z.ZodObject<ReturnType<typeof extras>>>;

/** Rejects a bar chart whose values differ from the records that its `counts` field names. */
function checkCounts({ figures = {}, records }: Extras, issues: z.RefinementCtx): void {
  Object.values(figures).forEach((figure, index) => {
    if (figure.drawing !== 'bars' || !figure.data.counts) return;
    const { counts, bars } = figure.data;
    const expected = records?.[counts]?.map(({ productionLoss }) =>
      calculateDeferredRevenue(productionLoss),
    );
    if (`${bars.map(({ values: [value] }) => value)}` === `${expected}`) return;
    const values = `${expected?.join(', ')}, calculated from ${counts}`;
    const message = `expected the values ${values}; correct the bars or remove \`counts\``;
    refuse(issues, ['figures', index, 'data', 'bars'], message);
  });
}
