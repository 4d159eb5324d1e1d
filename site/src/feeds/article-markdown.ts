import TurndownService from 'turndown';
import { gfm } from 'turndown-plugin-gfm';
import { articleRoute } from '#contract/routes.ts';
import type { Article } from '#site/data/content.ts';
import { wholeAddress } from '#site/seo/page-address.ts';

/** An article as Markdown, for readers that are programs (llmstxt.org). */
export function articleMarkdown(article: Article, html: string, site: URL): string {
  const { title, description, category, publishDate, reviewed, references } = article;
  const days = [
    publishDate.toISOString().slice(0, 10),
    ...(reviewed ? [`reviewed ${reviewed.date.toISOString().slice(0, 10)}`] : []),
  ].join(', ');
  return [
    `# ${title}`,
    `> ${description}`,
    `${category}, ${days}, ${wholeAddress(articleRoute(article.id), site)}`,
    converter().turndown(html),
    '## References',
    references.map((reference) => `- ${reference}`).join('\n'),
    '',
  ].join('\n\n');
}

function converter(): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    hr: '---',
  });
  service.use(gfm);
  // Markdown has no lists of terms: the term is bold above what belongs to it.
  service.addRule('term', {
    filter: 'dt',
    replacement: (content) => `\n\n**${content.trim()}**\n\n`,
  });
  return service;
}
