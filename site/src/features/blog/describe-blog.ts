import { articleRoute, routes } from '#contract/routes.ts';
import { readBasesLine } from '#site/data/bases-line.ts';
import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import type { Article } from '#site/data/read-articles.ts';
import { readSingleton } from '#site/data/read-entries.ts';
import type { PageDescription } from '#site/seo/page-description.ts';

export async function describeBlogPage(): Promise<PageDescription> {
  const { search, heading } = await readSingleton('blogPage');
  return {
    path: routes.blog,
    group: 'main',
    listing: search,
    heading,
    name: 'Blog',
    kicker: await readBasesLine(),
    card: { kind: 'landscape', name: 'house' },
    indexed: true,
    facts: { kind: 'CollectionPage', breadcrumb: breadcrumbs.blog },
  };
}

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
        reviewer: article.reviewed?.reviewer,
        minutes: readTime,
      },
    },
  };
}
