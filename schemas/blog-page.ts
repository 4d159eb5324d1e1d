import type { z } from 'zod';
import { articleCategories } from './article.ts';
import {
  exactlyOf,
  group,
  headed,
  headline,
  listOf,
  oneOf,
  refuse,
  template,
  text,
} from './fields.ts';
import { landscape } from './landscapes.ts';
import { pageOpening, titledTextSchema } from './shared-words.ts';

const topicSchema = group({
  ...titledTextSchema.shape,
  categories: listOf(oneOf(articleCategories, 'a category'), 'categories'),
});

/** Topics of the blog. Each category must be in exactly one topic, so that every article has a topic. */
const topicsSchema = exactlyOf(6, topicSchema, 'topics').superRefine((topics, issues) => {
  const used = topics.flatMap(({ categories }) => categories);
  for (const category of articleCategories) {
    const times = used.filter((name) => name === category).length;
    if (times === 1) continue;
    const message = times
      ? `more than one topic contains the category ${category}; keep it in only one`
      : `no topic contains the category ${category}; add it to the categories of one topic`;
    refuse(issues, [], message);
  }
});

/** Text of the page that lists all articles, and labels on every article page. */
export const blogPageSchema = () =>
  group({
    ...pageOpening('Notes from the field', 'What we are asked before a job, answered in full.'),
    landscape: landscape('house'),
    featured: text('a few words', 'Start here'),
    topics: headed('What we write about', {
      /** Entries of the legend, each drawn with its own line style. The entries are not links. */
      tiles: topicsSchema,
    }),
    all: group({ heading: headline('a heading', 'All articles') }),
    article: articleWordsSchema,
  });

/** Headings, labels and buttons around the text of every article. */
const articleWordsSchema = group({
  back: text('the link to the list', 'Back to Blog'),
  contents: text('a few words over the contents', 'On this page'),
  readTime: text('the words after the minutes', 'min read'),
  reviewed: text('a word before a month', 'Reviewed'),
  reviewedBy: text('a word before a name', 'by'),
  sinceThen: text('a heading', 'Since then'),
  /** Added to a statement about an edition of a standard. {date} and {source} become those of the look-up. */
  lookedUp: template(['date', 'source'], 'one sentence', 'Looked up on {date}: {source}.'),
  illustrative: text('a label', 'Illustrative').meta({
    description: 'Beside each case and figure of yours, on every page, until claims are confirmed.',
  }),
  closing: text('a few words', 'Contact'),
  figureWords: text('a few words', 'This drawing in words'),
  share: headed('Share', {
    share: text('a verb', 'Share'),
    copy: text('a few words', 'Copy the link'),
    copied: text('the message after copying', 'Link copied'),
    mail: text('a few words', 'Email'),
    address: text('a few words before the address', 'Link to this article'),
  }),
  previous: text('a few words', 'Previous article'),
  next: text('a few words', 'Next article'),
  related: text('a heading', 'Related reading'),
  sources: text('a heading', 'References'),
});

export type ArticleWords = z.infer<typeof articleWordsSchema>;
