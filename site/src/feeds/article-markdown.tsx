import { renderToStaticMarkup } from 'react-dom/server';
import { plainText } from '#contract/plain-text.ts';
import { articleRoute } from '#contract/routes.ts';
import { dayOf } from '#schemas/days.ts';
import type { Article } from '#site/read/read-articles.ts';
import { readSingleton } from '#site/read/read-entries.ts';
import { absoluteUrl } from '#site/seo/urls.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { renderArticle } from './render-article.ts';

/**
 * Returns an article as Markdown for programs that read the site (llmstxt.org): the text that the feed contains, with the
 * title above and the sources below.
 */
export async function articleMarkdown(article: Article, site: URL): Promise<string> {
  const { sources } = (await readSingleton('blogPage')).article;
  const head = renderToStaticMarkup(<Head article={article} site={site} />);
  const text = await renderArticle(article, site);
  const end = renderToStaticMarkup(<Sources heading={sources} sources={article.references} />);
  return htmlToMarkdown(plainText(head) + text + plainText(end));
}

/** Start of a Markdown copy: title, description, and a line with the category, the dates and the address of the article. */
function Head({ article, site }: { article: Article; site: URL }) {
  const { id, title, description, category, publishDate, reviewed } = article;
  const address = absoluteUrl(articleRoute(id), site);
  return (
    <>
      <h1>{title}</h1>
      <blockquote>{description}</blockquote>
      <p>
        {category}, {dayOf(publishDate)}, {reviewed ? `reviewed ${dayOf(reviewed.date)}, ` : null}
        <a href={address}>{address}</a>
      </p>
    </>
  );
}

function Sources({ heading, sources }: { heading: string; sources: readonly string[] }) {
  if (sources.length === 0) return null;
  return (
    <>
      <h2>{heading}</h2>
      <ul>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </>
  );
}
