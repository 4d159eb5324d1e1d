import type { BlockContent, Blockquote, RootContent } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { mdxToMdast } from 'satteri';
import { articleRoute } from '#contract/routes.ts';
import { describeOutage, formatWorkedLine } from '#electrical/tools/describe-outage.ts';
import { dayOf } from '#schemas/days.ts';
import { destinationOf } from '#schemas/links.ts';
import { attributesOf, isMdxTag, type TagAttributes } from '#schemas/mdx-tags.ts';
import type { Article } from '#site/data/read-articles.ts';
import type { articleComponents } from '#site/features/blog/article-components.tsx';
import type { ArticlePageContent } from '#site/features/blog/read-blog.ts';
import { absoluteUrl } from '#site/seo/urls.ts';
import { bulletList, heading, paragraph, strong } from './markdown-nodes.ts';
import { recordMarkdown } from './record-markdown.ts';

/**
 * Converts an article to Markdown for programs that read the site (llmstxt.org). Each tag in the MDX source is replaced by Markdown
 * with the same content.
 *
 * @throws Error if the text has an unknown tag; `npm run check` reports the line.
 */
export function articleMarkdown(page: ArticlePageContent, source: string, site: URL): string {
  const { article, words } = page;
  const text = mdxToMdast(source);
  const blocks: RootContent[] = [
    heading(1, article.title),
    blockQuote([paragraph(article.description)]),
    paragraph(describeOrigin(article, site)),
    ...('children' in text ? replaceTags(text.children, articleTags(page, site)) : []),
  ];
  const changes = article.reviewed?.changes ?? [];
  if (changes.length > 0) {
    blocks.push(heading(2, words.sinceThen), bulletList(changes.map((change) => change.text)));
  }
  if (article.references.length > 0) {
    blocks.push(heading(2, words.sources), bulletList(article.references));
  }
  return toMarkdown(
    { type: 'root', children: blocks },
    { bullet: '-', extensions: [gfmTableToMarkdown({ tablePipeAlign: false })] },
  );
}

/** Returns the category, dates and address of an article on one line. */
function describeOrigin(article: Article, site: URL): string {
  const { id, category, publishDate, reviewed } = article;
  const parts = [category, dayOf(publishDate)];
  if (reviewed) parts.push(`reviewed ${dayOf(reviewed.date)}`);
  return [...parts, absoluteUrl(articleRoute(id), site)].join(', ');
}

/** Returns the nodes that replace a tag. `children` are the nodes inside the tag. */
type TagReplacement = (attributes: TagAttributes, children: RootContent[]) => RootContent[];

/**
 * Replacements for all tags of `articleComponents`; the return type requires one for each tag. References to missing
 * figures or records need no check here, because `articleComponents` throws on them.
 */
function articleTags(
  page: ArticlePageContent,
  site: URL,
): Record<keyof ReturnType<typeof articleComponents>, TagReplacement> {
  const { article, downtime, illustrative, findAddress } = page;
  return {
    ...recordMarkdown(article.records, illustrative),
    Calculation: (_attributes, children) => children,
    // Omit calls to action, which are for visitors of the site.
    Call: () => [],
    Figure: ({ name = '' }) => {
      const { caption = '', words = [] } = article.figures[name] ?? {};
      return [paragraph(strong('Figure:'), ` ${caption}`), bulletList(words)];
    },
    OutageAvoided: () =>
      downtime
        ? [bulletList(describeOutage(downtime.outage, downtime.plan).map(formatWorkedLine))]
        : [],
    // Omit the print button, which works only on the page.
    PrintForm: () => [],
    Safety: (_attributes, children) => [blockQuote([paragraph(strong('Safety')), ...children])],
    To: (attributes, children) => {
      const address = findAddress(destinationOf(attributes));
      if (!address) return children;
      const link = { type: 'link', url: absoluteUrl(address, site), children };
      return [link as RootContent];
    },
    Unconfirmed: () =>
      illustrative ? [{ type: 'text', value: `(${illustrative.toLowerCase()})` }] : [],
    Worked: ({ title }, children) => [
      blockQuote([paragraph(strong(`Worked example: ${title}`)), ...children]),
    ],
  };
}

function replaceTags(
  nodes: readonly RootContent[],
  tags: Record<string, TagReplacement>,
): RootContent[] {
  return nodes.flatMap((node) => {
    if (!('children' in node)) return [node];
    const children = replaceTags(node.children, tags);
    if (!isMdxTag(node)) return [{ ...node, children } as RootContent];
    const replace = tags[node.name ?? ''];
    if (!replace) throw new Error(`There is no component <${node.name}>; run npm run check.`);
    return replace(attributesOf(node), children);
  });
}

function blockQuote(children: readonly RootContent[]): Blockquote {
  return { type: 'blockquote', children: children as BlockContent[] };
}
