import type { Company } from '#contract/company.ts';
import type { SearchListing } from '#site/schemas/search-listing.ts';
import { wholeAddress } from './page-address.ts';
import type { SocialCard } from './social-cards/social-card.ts';

/** A page as search engines and shared links see it. */
export interface PageListing extends SearchListing {
  /** The page's own address, from the root. */
  path: string;
  /** False on pages that no one should find by searching. */
  indexed?: boolean;
  /** The day of publication, on articles. */
  published?: Date;
  /** The day of the last review, on articles that have one. */
  reviewed?: Date;
}

/** The tags of the head that follow from the page's listing and the company. */
export function HeadTags({
  listing,
  company,
  site,
  card,
}: {
  listing: PageListing;
  company: Company;
  site: URL;
  /** The picture that stands beside a link to the page. */
  card?: SocialCard;
}) {
  const title = composeTitle(listing.title, company.name);
  const address = wholeAddress(listing.path, site);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={listing.description} />
      <meta name="keywords" content={listing.keywords.join(', ')} />
      {listing.indexed === false ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={address} />
      )}
      <meta property="og:type" content={listing.published ? 'article' : 'website'} />
      {listing.published && (
        <meta property="article:published_time" content={listing.published.toISOString()} />
      )}
      {listing.reviewed && (
        <meta property="article:modified_time" content={listing.reviewed.toISOString()} />
      )}
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={listing.description} />
      <meta property="og:url" content={address} />
      {card && (
        <>
          <meta property="og:image" content={wholeAddress(card.address, site)} />
          <meta property="og:image:width" content={String(card.width)} />
          <meta property="og:image:height" content={String(card.height)} />
          <meta property="og:image:alt" content={card.alt} />
        </>
      )}
      <meta name="twitter:card" content={card ? 'summary_large_image' : 'summary'} />
    </>
  );
}

/** The title with the company's name behind it, unless the name stands in it already. */
export function composeTitle(title: string, companyName: string): string {
  return title.includes(companyName) ? title : `${title} | ${companyName}`;
}
