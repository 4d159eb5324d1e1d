import { articleRoute } from '#contract/routes.ts';
import {
  type Article,
  readArticles,
  readCompany,
  readOnly,
  readTools,
  readUnconfirmed,
} from '#site/data/content.ts';
import { resolveLinks, type ShownLink } from '#site/data/links.ts';

/** The blog's list. */
export async function readBlogPage() {
  return { ...(await readOnly('blogPage')), articles: await readArticles() };
}

/** What one article shows around its text. */
export async function readArticlePage(article: Article) {
  const articles = await readArticles();
  const at = articles.findIndex(({ id }) => id === article.id);
  const { name: company } = await readCompany();
  const { article: words } = await readOnly('blogPage');
  const { downtime } = (await readTools()).find((tool) => tool.downtime) ?? {};
  const { action, secondAction } = article.closing;
  return {
    article,
    words,
    company,
    downtime,
    illustrative: await readUnconfirmed(),
    previous: articles[at - 1],
    next: articles[at + 1],
    related: article.related.flatMap(({ id }): ShownLink[] => {
      const other = articles.find((each) => each.id === id);
      return other ? [{ text: other.title, href: articleRoute(id), article: other }] : [];
    }),
    actions: await resolveLinks(secondAction ? [action, secondAction] : [action]),
  };
}
