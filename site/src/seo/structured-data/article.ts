import type { BlogPosting, Person } from 'schema-dts';
import { socialCardAddress } from '../../social-cards/social-card.ts';
import { wholeAddress } from '../page-address.ts';
import { articleId, companyId, pageId } from './node-ids.ts';

/** What search engines are told of an article beyond its page. */
export interface ArticleFacts {
  category: string;
  published: Date;
  /** The day of its last review. */
  reviewed?: Date;
  /** Who reviewed it, where the owner names someone. */
  reviewer?: { name: string; license: string } | undefined;
  /** How long it takes to read. */
  minutes: number;
}

/** Who reviewed an article and when, as its page says it; nothing where nobody is named. */
export function describeReview({ reviewed, reviewer }: Partial<ArticleFacts>) {
  if (!reviewed || !reviewer) return {};
  const reviewedBy: Person = {
    '@type': 'Person',
    name: reviewer.name,
    hasCredential: { '@type': 'EducationalOccupationalCredential', name: reviewer.license },
  };
  return { lastReviewed: dayOf(reviewed), reviewedBy };
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/**
 * The article at `path`. The company is its author. Its text stays as of the day it was published;
 * what changed since is added by a review, whose day is then that of the last change.
 */
export function describeArticle(
  {
    path,
    title,
    description,
    keywords,
    category,
    published,
    reviewed = published,
    minutes,
  }: ArticleFacts & { path: string; title: string; description: string; keywords: string[] },
  site: URL,
): BlogPosting {
  return {
    '@type': 'BlogPosting',
    '@id': articleId(path, site),
    headline: title,
    description,
    articleSection: category,
    keywords,
    datePublished: dayOf(published),
    dateModified: dayOf(reviewed),
    timeRequired: `PT${minutes}M`,
    inLanguage: 'en-US',
    image: wholeAddress(socialCardAddress(path), site),
    author: { '@id': companyId(site) },
    publisher: { '@id': companyId(site) },
    mainEntityOfPage: { '@id': pageId(path, site) },
  };
}
