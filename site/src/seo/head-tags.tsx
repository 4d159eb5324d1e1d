import type { Company } from '#contract/company.ts';
import type { SearchListing } from '#site/schemas/search-listing.ts';

/** A page as search engines and shared links see it. */
export interface PageListing extends SearchListing {
  /** The page's own address, from the root. */
  path: string;
  /** False on pages that no one should find by searching. */
  indexed?: boolean;
}

/** The tags of the head that follow from the page's listing and the company. */
export function HeadTags({
  listing,
  company,
  site,
}: {
  listing: PageListing;
  company: Company;
  site: URL;
}) {
  const title = composeTitle(listing.title, company.name);
  const address = new URL(listing.path, site).href.replace(/\/$/, listing.path === '/' ? '/' : '');
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
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={listing.description} />
      <meta property="og:url" content={address} />
      <meta name="twitter:card" content="summary" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={listing.description} />
    </>
  );
}

/** The title with the company's name behind it, unless the name stands in it already. */
export function composeTitle(title: string, companyName: string): string {
  return title.includes(companyName) ? title : `${title} | ${companyName}`;
}
