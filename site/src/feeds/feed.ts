import { Feed } from 'feed';
import { articleRoute, routes } from '#contract/routes.ts';
import { readCompany } from '#site/data/content.ts';
import { readArticles } from '#site/data/read-articles.ts';
import { readSingleton } from '#site/data/read-entries.ts';
import { findLastChange } from '#site/seo/article-graph.ts';
import { socialCardAddress } from '#site/seo/social-card.ts';
import { absoluteUrl } from '#site/seo/urls.ts';
import { renderArticle } from './render-article.ts';

/**
 * Returns a feed with the full text of all articles, latest first. Articles of the same day keep the order of the
 * article list. The feed's date is the latest publication or review date, so that unchanged content always produces the
 * same file.
 */
export async function readFeed(site: URL): Promise<Feed> {
  const company = await readCompany();
  const { search } = await readSingleton('blogPage');
  const latestFirst = (await readArticles()).toSorted(
    (a, b) => b.publishDate.getTime() - a.publishDate.getTime(),
  );
  const lastChanges = latestFirst.map(({ publishDate, reviewed }) =>
    findLastChange({ published: publishDate, reviewed: reviewed?.date }),
  );
  const author = { name: company.name, link: absoluteUrl(routes.home, site) };
  const feed = new Feed({
    id: absoluteUrl(routes.blog, site),
    title: `${company.name}: ${search.title}`,
    description: search.description,
    link: absoluteUrl(routes.blog, site),
    language: 'en-US',
    copyright: company.legalName,
    updated: lastChanges.toSorted((a, b) => b.getTime() - a.getTime())[0],
    generator: false,
    author,
    feedLinks: { rss: absoluteUrl(routes.rssFeed, site) },
  });
  for (const article of latestFirst) {
    const path = articleRoute(article.id);
    feed.addItem({
      id: absoluteUrl(path, site),
      link: absoluteUrl(path, site),
      title: article.title,
      description: article.description,
      content: await renderArticle(article, site),
      date: article.publishDate,
      category: [{ name: article.category }],
      author: [author],
      image: absoluteUrl(socialCardAddress(path), site),
    });
  }
  return feed;
}
