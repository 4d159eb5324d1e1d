import { articleRoute } from '#contract/routes.ts';
import type { LinkTarget } from '#schemas/links.ts';
import {
  type Article,
  readArticles,
  readCompany,
  readOnly,
  readOrdered,
  readUnconfirmedLabel,
} from '#site/data/content.ts';
import { readAddresses, readIndexActions, resolveLinks } from '#site/data/links.ts';
import type { ShownLink } from '#site/drawings/read-shown-links.ts';
import { typesetContent } from '#site/typography/typeset-content.ts';

export type BlogPageContent = Awaited<ReturnType<typeof readBlogPage>>;

export type ArticlePageContent = Awaited<ReturnType<typeof readArticlePage>>;

export async function readBlogPage() {
  return typesetContent({
    ...(await readOnly('blogPage')),
    buttons: await readIndexActions(),
    articles: await readArticles(),
  });
}

/** What one article shows around its text, and what its text is made with. */
export async function readArticlePage(article: Article) {
  const articles = await readArticles();
  const at = articles.findIndex(({ id }) => id === article.id);
  const { quoteBand } = await readOnly('navigation');
  const toContact: LinkTarget = { text: quoteBand.action, page: 'contact' };
  const closing = article.closing ?? { heading: quoteBand.heading, text: quoteBand.text };
  const { action = toContact, secondAction } = article.closing ?? {};
  return typesetContent({
    article,
    closing,
    words: (await readOnly('blogPage')).article,
    /** The company's name. */
    company: (await readCompany()).name,
    /** The case that the downtime tool opens with. */
    downtime: (await readOrdered('tools')).find((tool) => tool.downtime)?.downtime,
    /** The label of cases and figures that the owner has not confirmed. */
    illustrative: await readUnconfirmedLabel(),
    findAddress: await readAddresses(),
    previous: articles[at - 1],
    next: articles[at + 1],
    related: article.related.flatMap(({ id }): ShownLink[] => {
      const other = articles.find((each) => each.id === id);
      return other ? [{ text: other.title, href: articleRoute(id), article: other }] : [];
    }),
    actions: await resolveLinks(secondAction ? [action, secondAction] : [action]),
  });
}
