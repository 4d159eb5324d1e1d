import { Feed } from 'feed';
import { articleRoute, routes } from '#contract/routes.ts';
import { morningOf } from '#schemas/days.ts';
import { toPlainCharacters } from '#schemas/prose/plain-characters.ts';
import { readCompany } from '#site/read/content.ts';
import { readArticles } from '#site/read/read-articles.ts';
import { readSingleton } from '#site/read/read-entries.ts';
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
    findLastChange({
      published: publishDate,
      reviewed: reviewed?.date,
      lookedUp: reviewed?.lookedUp,
    }),
  );
  const lastChange = lastChanges.toSorted((a, b) => b.getTime() - a.getTime())[0];
  const author = { name: company.name, link: absoluteUrl(routes.home, site) };
  const feed = new Feed({
    id: absoluteUrl(routes.blog, site),
    title: `${company.name}: ${search.title}`,
    description: search.description,
    link: absoluteUrl(routes.blog, site),
    language: 'en-US',
    copyright: company.legalName,
    updated: lastChange && morningOf(lastChange, company.timeZone),
    generator: false,
    author,
    feedLinks: { rss: absoluteUrl(routes.rssFeed, site) },
  });
  for (const article of latestFirst) {
    const path = articleRoute(article.id);
    feed.addItem({
      id: absoluteUrl(path, site),
      link: absoluteUrl(path, site),
      title: toPlainCharacters(article.title),
      description: toPlainCharacters(article.description),
      content: await renderArticle(article, site),
      date: morningOf(article.publishDate, company.timeZone),
      category: [{ name: article.category }],
      author: [author],
      image: absoluteUrl(socialCardAddress(path), site),
    });
  }
  return feed;
}
