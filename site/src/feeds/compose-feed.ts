import { Feed } from 'feed';
import type { Company } from '#contract/company.ts';
import { articleRoute, routes } from '#contract/routes.ts';
import type { SearchListing } from '#schemas/shared-words.ts';
import type { Article } from '#site/content.ts';
import { wholeAddress } from '#site/seo/page-address.ts';
import { socialCardAddress } from '#site/social-cards/social-card.ts';

/** An article with its text as plain HTML. */
interface FeedArticle {
  article: Article;
  html: string;
}

/**
 * The feed of all articles in full, latest first; on the same day in the order of the list. Its
 * date is that of the latest article, so that the same content gives the same file.
 */
export function composeFeed(
  company: Company,
  listing: SearchListing,
  articles: readonly FeedArticle[],
  site: URL,
): Feed {
  const latestFirst = articles.toSorted(
    (a, b) =>
      b.article.publishDate.getTime() - a.article.publishDate.getTime() ||
      a.article.order - b.article.order,
  );
  const author = { name: company.name, link: wholeAddress(routes.home, site) };
  const feed = new Feed({
    id: wholeAddress(routes.blog, site),
    title: `${company.name}: ${listing.title}`,
    description: listing.description,
    link: wholeAddress(routes.blog, site),
    language: 'en-US',
    copyright: company.legalName,
    updated: latestFirst[0]?.article.publishDate,
    generator: false,
    author,
    feedLinks: {
      rss: wholeAddress(routes.rssFeed, site),
      json: wholeAddress(routes.jsonFeed, site),
    },
  });
  for (const { article, html } of latestFirst) {
    const path = articleRoute(article.id);
    feed.addItem({
      id: wholeAddress(path, site),
      link: wholeAddress(path, site),
      title: article.title,
      description: article.description,
      content: html,
      date: article.reviewed?.date ?? article.publishDate,
      published: article.publishDate,
      category: [{ name: article.category }],
      author: [author],
      image: wholeAddress(socialCardAddress(path), site),
    });
  }
  return feed;
}
