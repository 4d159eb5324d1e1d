import * as routes from '#contract/routes.ts';
import * as content from '../content.ts';
import { drawing, type Kind } from './kind.ts';

const { topics } = content.blogPage;

/** The text of the blog, without topics that have no article. */
const shownBlogPage = {
  ...content.blogPage,
  topics: {
    ...topics,
    tiles: topics.tiles.filter(({ categories }) =>
      content.articles.some(({ category }) => categories.includes(category)),
    ),
  },
};

/** Pages of articles and the blog. */
export const articleContent = {
  articles: {
    pages: content.articles.map((article) => ({
      address: routes.articleRoute(article.id),
      file: `articles/${article.id}.mdx`,
      content: article,
    })),
    omitted: {
      description: 'in the head, and on the card of the blog',
      keywords: 'in the head; head.test.ts',
      'reviewed.reviewedBy': 'the page shows the name; articles.test.ts',
      plate: 'with numbers filled in; content-on-pages.test.ts',
      figures: 'with numbers filled in; content-on-pages.test.ts',
      'photos[].name': 'the name in the text',
      'photos[].file': 'the build renames the file',
      'photos[].focus': 'determines how the photo is cropped',
      ...(content.company.claims === 'confirmed'
        ? {}
        : { 'records.emergencyCaseStudy.clientFeedback': 'shown once claims are confirmed' }),
      'records.trends[].icon': drawing,
      'records.voltageCategories[].icon': drawing,
    },
    elsewhere: content.articles.map(({ id, title, description, category }) => ({
      address: routes.routes.blog,
      file: `articles/${id}.mdx`,
      content: { title, description, category },
    })),
  },
  standards: {
    pages: [],
    elsewhere: content.articles
      .filter(({ reviewed }) => reviewed)
      .map((article) => ({
        address: routes.articleRoute(article.id),
        file: 'standards.yaml',
        content: content.editionsIn(article).map(({ text }) => text),
      })),
  },
  blogPage: {
    pages: [{ address: routes.routes.blog, file: 'pages/blog.yaml', content: shownBlogPage }],
    omitted: {
      'topics.tiles[].categories': 'determine which articles belong to a topic',
      article: 'on the pages of articles',
    },
    elsewhere: content.articles.map((article) => {
      const { back, contents, readTime, closing, figureWords, share, related, sources } =
        content.blogPage.article;
      const hasFigures = article.plate || Object.keys(article.figures ?? {}).length > 0;
      return {
        address: routes.articleRoute(article.id),
        file: 'pages/blog.yaml',
        content: {
          article: {
            back,
            contents: hasSections(article) ? contents : undefined,
            readTime,
            closing,
            figureWords: hasFigures ? figureWords : undefined,
            share: { ...share, copied: undefined },
            related: article.related && related,
            sources: article.references && sources,
          },
        },
      };
    }),
  },
} satisfies Record<string, Kind>;

/** Whether the text of an article has sections, which its page lists. */
function hasSections({ id }: (typeof content.articles)[number]): boolean {
  return /^## /m.test(content.readArticle(id));
}
