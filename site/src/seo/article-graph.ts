import type { Organization, Person, Thing } from 'schema-dts';
import { dayOf } from '#schemas/days.ts';
import type { SearchListing } from '#schemas/shared-words.ts';
import type { ArticleFacts, JobRecordFacts } from './page-description.ts';
import { socialCardAddress } from './social-card.ts';
import { absoluteUrl, companyId } from './urls.ts';

/**
 * Returns structured data for an article. The author is the company. A review adds later changes to the article, so the
 * review date counts as the modification date.
 */
export function articleNode(
  path: string,
  { title, description, keywords }: SearchListing,
  { category, minutes, ...dates }: ArticleFacts,
  author: string,
  site: URL,
): Thing {
  return {
    '@type': 'BlogPosting',
    '@id': absoluteUrl(`${path}#article`, site),
    headline: title,
    description,
    articleSection: category,
    keywords: keywords.length > 0 ? keywords : undefined,
    datePublished: dayOf(dates.published),
    dateModified: dayOf(findLastChange(dates)),
    timeRequired: `PT${minutes}M`,
    inLanguage: 'en-US',
    image: absoluteUrl(socialCardAddress(path), site),
    author: authorNode(author, site),
    publisher: { '@id': companyId(site) },
    mainEntityOfPage: { '@id': absoluteUrl(`${path}#page`, site) },
  };
}

/** Returns structured data for a completed job, as an article published by the company. */
export function jobRecordNode(
  path: string,
  { title, description }: SearchListing,
  { about, year, place, photos }: JobRecordFacts,
  author: string,
  site: URL,
): Thing {
  const countyNode = (name: string) => ({ '@type': 'AdministrativeArea' as const, name });
  return {
    '@type': 'Article',
    '@id': absoluteUrl(`${path}#job`, site),
    headline: title,
    description,
    about: about.map((name) => ({ '@type': 'Thing', name })),
    temporalCoverage: year?.toString(),
    contentLocation: place ? countyNode(place) : undefined,
    inLanguage: 'en-US',
    image:
      photos.length === 0
        ? absoluteUrl(socialCardAddress(path), site)
        : photos.map((photo) => ({
            '@type': 'ImageObject',
            contentUrl: absoluteUrl(photo.address, site),
            caption: photo.shows,
            dateCreated: dayOf(photo.date),
            contentLocation: countyNode(photo.place),
          })),
    author: authorNode(author, site),
    publisher: { '@id': companyId(site) },
    mainEntityOfPage: { '@id': absoluteUrl(`${path}#page`, site) },
  };
}

/** Returns the company as the author. Reader views show the name, which they do not look up by `@id`. */
function authorNode(name: string, site: URL): Organization {
  return { '@type': 'Organization', '@id': companyId(site), name };
}

/** Returns the reviewer and the review date of an article; an empty object if there is no named reviewer. */
export function reviewProperties({ reviewed, reviewer }: Partial<ArticleFacts>) {
  if (!reviewed || !reviewer) return {};
  const reviewedBy: Person = {
    '@type': 'Person',
    name: reviewer.name,
    hasCredential: reviewer.license
      ? { '@type': 'EducationalOccupationalCredential', name: reviewer.license }
      : undefined,
  };
  return { lastReviewed: dayOf(reviewed), reviewedBy };
}

/** Returns the latest of an article's publication, its review, and the look-ups of editions that it shows. */
export function findLastChange({
  published,
  reviewed = published,
  lookedUp = published,
}: Pick<ArticleFacts, 'published' | 'reviewed' | 'lookedUp'>): Date {
  return new Date(Math.max(published.getTime(), reviewed.getTime(), lookedUp.getTime()));
}
