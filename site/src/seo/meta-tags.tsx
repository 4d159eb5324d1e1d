import type { Company } from '#contract/company.ts';
import { morningOf } from '#schemas/days.ts';
import { toPlainCharacters } from '#schemas/prose/plain-characters.ts';
import { findLastChange } from './article-graph.ts';
import type { PageDescription } from './page-description.ts';
import { socialCardAddress, socialCardSize } from './social-card.ts';
import { absoluteUrl } from './urls.ts';

/** Meta tags and canonical link in the head of a page. */
export function MetaTags({
  page,
  title,
  company,
  site,
}: {
  page: PageDescription;
  /** Title of the page, including the company's name. */
  title: string;
  company: Company;
  site: URL;
}) {
  const { listing, indexed, facts } = page;
  const description = toPlainCharacters(listing.description);
  const { article } = facts ?? {};
  const address = absoluteUrl(page.path, site);
  const writeTime = (date: Date) => morningOf(date, company.timeZone).toISOString();
  // An alias address uses the social card of the page's main address.
  const card = socialCardAddress(page.canonical ?? page.path);
  return (
    <>
      <meta name="description" content={description} />
      <meta name="keywords" content={toPlainCharacters(listing.keywords.join(', '))} />
      {indexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article && (
        <>
          <meta name="author" content={company.name} />
          <meta property="article:published_time" content={writeTime(article.published)} />
          <meta property="article:modified_time" content={writeTime(findLastChange(article))} />
        </>
      )}
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={absoluteUrl(card, site)} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(socialCardSize.width)} />
      <meta property="og:image:height" content={String(socialCardSize.height)} />
      <meta
        property="og:image:alt"
        content={toPlainCharacters(`${page.heading}. ${page.kicker}.`)}
      />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
