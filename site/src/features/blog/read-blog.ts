import { articleRoute } from '#contract/routes.ts';
import type { LinkTarget } from '#schemas/links.ts';
import type { IllustratedLink } from '#site/blocks/read-illustrated-links.ts';
import { readCompany, readUnconfirmedLabel } from '#site/read/content.ts';
import { readAddresses, readIndexActions, resolveLinks } from '#site/read/links.ts';
import { showArticlePhotos } from '#site/read/photos.ts';
import { type Article, readArticles } from '#site/read/read-articles.ts';
import { readOrdered, readReferenced, readSingleton } from '#site/read/read-entries.ts';
import { readFieldFormsLine } from '#site/read/sheets.ts';

export type BlogPageContent = Awaited<ReturnType<typeof readBlogPage>>;

export type ArticlePageContent = Awaited<ReturnType<typeof readArticlePage>>;

export async function readBlogPage() {
  return {
    ...(await readSingleton('blogPage')),
    buttons: await readIndexActions(),
    articles: await readArticles(),
  };
}

/** Reads everything on an article's page except the text, including the data for the components in the text. */
export async function readArticlePage(article: Article) {
  const articles = await readArticles();
  const index = articles.findIndex(({ id }) => id === article.id);
  const { quoteBand } = await readSingleton('navigation');
  const toContact: LinkTarget = { text: quoteBand.action, page: 'contact' };
  const closing = article.closing ?? { heading: quoteBand.heading, text: quoteBand.text };
  const { action = toContact, secondAction } = article.closing ?? {};
  return {
    article,
    /** The photos that the text places by name. */
    photos: await showArticlePhotos(article),
    closing,
    words: (await readSingleton('blogPage')).article,
    company: (await readCompany()).name,
    /** Example case of the downtime tool. */
    downtime: (await readOrdered('tools')).find((tool) => tool.downtime)?.downtime,
    fieldForms: article.sheets && {
      line: await readFieldFormsLine(),
      sheets: await readReferenced('sheets', article.sheets),
    },
    /** Label for cases and metrics that the owner has not confirmed. */
    illustrative: await readUnconfirmedLabel(),
    findAddress: await readAddresses(),
    previous: articles[index - 1],
    next: articles[index + 1],
    related: linkRelated(article, articles),
    actions: await resolveLinks(secondAction ? [action, secondAction] : [action]),
  };
}

/** Returns links to the related articles. Drafts are omitted, because `articles` contains only published articles. */
function linkRelated({ related }: Article, articles: readonly Article[]): IllustratedLink[] {
  const ids = related.map(({ id }) => id);
  return ids.flatMap((id) => {
    const article = articles.find((published) => published.id === id);
    return article ? [{ text: article.title, href: articleRoute(id), article }] : [];
  });
}
