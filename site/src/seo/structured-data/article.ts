import type { BlogPosting } from 'schema-dts';
import { wholeAddress } from '../page-address.ts';
import { socialCardAddress } from '../social-cards/social-card.ts';
import { articleId, companyId, pageId } from './node-ids.ts';

/** What search engines are told of an article beyond its page. */
export interface ArticleFacts {
  category: string;
  published: Date;
  /** How long it takes to read. */
  minutes: number;
}

/** The article at `path`. The company is its author; articles stay as of their day. */
export function describeArticle(
  {
    path,
    title,
    description,
    keywords,
    category,
    published,
    minutes,
  }: ArticleFacts & { path: string; title: string; description: string; keywords: string[] },
  site: URL,
): BlogPosting {
  const day = published.toISOString().slice(0, 10);
  return {
    '@type': 'BlogPosting',
    '@id': articleId(path, site),
    headline: title,
    description,
    articleSection: category,
    keywords,
    datePublished: day,
    dateModified: day,
    timeRequired: `PT${minutes}M`,
    inLanguage: 'en-US',
    image: wholeAddress(socialCardAddress(path), site),
    author: { '@id': companyId(site) },
    publisher: { '@id': companyId(site) },
    mainEntityOfPage: { '@id': pageId(path, site) },
  };
}
