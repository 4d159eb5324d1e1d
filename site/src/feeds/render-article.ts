import mdxRenderer from '@astrojs/mdx/server.js';
import reactRenderer from '@astrojs/react/server.js';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { defaultTreeAdapter, parseFragment, serialize } from 'parse5';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type Element,
  eachElement,
  getAttribute,
  type ParentNode,
  renameElement,
  replaceByChildren,
  setAttribute,
} from '#contract/html-tree.ts';
import { plainText } from '#contract/plain-text.ts';
import { articleComponents } from '#site/features/blog/article-components.tsx';
import { readArticlePage } from '#site/features/blog/read-blog.ts';
import { ChangesSincePublication } from '#site/features/blog/review.tsx';
import type { Article } from '#site/read/read-articles.ts';
import { renderText } from '#site/read/read-entries.ts';

/** Elements that readers do not receive. `aside` elements are calls to action for visitors of the site. */
const removedTags = new Set(['aside', 'svg', 'noscript', 'script', 'style', 'link', 'summary']);

/** Elements that readers receive. Other elements are replaced by their content. */
const keptTags = new Set([
  'a',
  'abbr',
  'b',
  'blockquote',
  'br',
  'code',
  'dd',
  'dl',
  'dt',
  'em',
  'figcaption',
  'figure',
  'h2',
  'h3',
  'h4',
  'li',
  'ol',
  'p',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'time',
  'tr',
  'ul',
]);

/**
 * Renders the text of an article, and the changes since publication, as plain HTML for the feed and the Markdown copy.
 * Drawings are replaced by their descriptions, and links have absolute URLs.
 */
export async function renderArticle(article: Article, site: URL): Promise<string> {
  const { Content } = await renderText('articles', article.id);
  const page = await readArticlePage(article);
  const components = articleComponents(page);
  const container = await AstroContainer.create();
  container.addServerRenderer({ name: 'mdx', renderer: mdxRenderer });
  container.addServerRenderer({ name: 'react', renderer: reactRenderer });
  const text = await container.renderToString(Content, { props: { components } });
  const { reviewed } = page.article;
  const since = reviewed
    ? renderToStaticMarkup(
        createElement(ChangesSincePublication, { review: reviewed, words: page.words }),
      )
    : '';
  return simplify(plainText(text + since), site);
}

function simplify(html: string, site: URL): string {
  const fragment = parseFragment(html);
  for (const element of [...eachElement(fragment)]) {
    removeComments(element);
    const isRemoved = removedTags.has(element.tagName) || isPrintForm(element);
    if (isRemoved) defaultTreeAdapter.detachNode(element);
    else if (isNote(element)) replaceByQuote(element);
    else if (!keptTags.has(element.tagName)) replaceByChildren(element);
    else simplifyAttributes(element, site);
  }
  return serialize(fragment);
}

/** Removes the comments `<!-- -->`, which React writes between adjacent texts. */
function removeComments(parent: ParentNode): void {
  parent.childNodes = parent.childNodes.filter((node) => !defaultTreeAdapter.isCommentNode(node));
}

function replaceByQuote(element: Element): void {
  renameElement(element, 'blockquote');
  element.attrs = [];
}

/** Keeps the address of a link and the first number of a list. */
function simplifyAttributes(element: Element, site: URL): void {
  const href = getAttribute(element, 'href');
  const start = getAttribute(element, 'start');
  element.attrs = [];
  if (href) setAttribute(element, 'href', new URL(href, site).href);
  if (start) setAttribute(element, 'start', start);
}

/** Returns whether an element is a safety note or a worked example (`note.tsx`). */
function isNote(element: Element): boolean {
  return getAttribute(element, 'role') === 'note';
}

/** Returns whether an element is the print button, which works only on the page. */
function isPrintForm(element: Element): boolean {
  return getAttribute(element, 'id') === 'form';
}
