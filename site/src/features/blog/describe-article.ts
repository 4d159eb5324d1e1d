import { articleRoute } from '#contract/routes.ts';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import type { Article } from '#site/read/read-articles.ts';
import type { PageDescription } from '#site/seo/page-description.ts';

export function describeArticle(article: Article): PageDescription {
  const { id, title, description, category, publishDate, readTime, plate } = article;
  const keywords = article.keywords ?? [category];
  return {
    path: articleRoute(id),
    group: 'articles',
    listing: { title, description, keywords },
    heading: title,
    name: category,
    kicker: category,
    card: plate ? { kind: 'article', plate } : { kind: 'landscape', name: 'house' },
    indexed: true,
    facts: {
      breadcrumb: breadcrumbs.article,
      article: {
        category,
        published: publishDate,
        reviewed: article.reviewed?.date,
        lookedUp: article.reviewed?.lookedUp,
        reviewer: article.reviewed?.reviewer,
        minutes: readTime,
      },
    },
  };
}
