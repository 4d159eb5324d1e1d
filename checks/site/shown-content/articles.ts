import { fillPlaceholders } from '#contract/placeholders.ts';
import * as routes from '#contract/routes.ts';
import { figureNumbers } from '#drawings/figures/figure-numbers.ts';
import type { FigureFields } from '#schemas/article-figures.ts';
import * as content from '../content.ts';
import { drawing, type Kind } from './kind.ts';

/** Articles and the blog. */
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
      plate: 'see `elsewhere`, with numbers filled in',
      figures: 'see `elsewhere`, with numbers filled in',
      'records.trends[].icon': drawing,
      'records.voltageCategories[].icon': drawing,
    },
    elsewhere: content.articles.flatMap((article) => [
      {
        address: routes.routes.blog,
        file: `articles/${article.id}.mdx`,
        content: {
          title: article.title,
          description: article.description,
          category: article.category,
        },
      },
      ...Object.entries({ plate: article.plate, ...article.figures }).map(([name, figure]) => ({
        address: routes.articleRoute(article.id),
        file: `articles/${article.id}.mdx`,
        content: { [name]: figure && describeFigure(figure) },
      })),
    ]),
  },
  blogPage: {
    pages: [{ address: routes.routes.blog, file: 'pages/blog.yaml', content: content.blogPage }],
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
            contents,
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

/** The caption and the description of a figure, with its numbers filled in. */
function describeFigure(figure: FigureFields) {
  const numbers = 'data' in figure ? {} : figureNumbers[figure.drawing];
  return {
    caption: fillPlaceholders(figure.caption, numbers),
    words: figure.words.map((line) => fillPlaceholders(line, numbers)),
  };
}
