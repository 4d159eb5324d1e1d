import type { Feed } from 'feed';
import { readArticles, readCompany, readOnly } from '#site/content.ts';
import { composeFeed } from './compose-feed.ts';
import { renderArticle } from './render-article.ts';

/** The feed of everything that is published. */
export async function readFeed(site: URL): Promise<Feed> {
  const { search } = await readOnly('blogPage');
  const articles = await Promise.all(
    (await readArticles()).map(async (article) => ({
      article,
      html: await renderArticle(article, site),
    })),
  );
  return composeFeed(await readCompany(), search, articles, site);
}
