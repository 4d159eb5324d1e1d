interface SitemapEntry {
  /** The whole address. */
  address: string;
  /** Where the page itself shows it. */
  lastChange?: Date;
}

/** The sitemap of these pages (sitemaps.org, protocol 0.9). */
export function composeSitemap(entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(({ address, lastChange }) => {
      const day = lastChange ? `<lastmod>${lastChange.toISOString().slice(0, 10)}</lastmod>` : '';
      return `  <url><loc>${escapeXml(address)}</loc>${day}</url>`;
    }),
    '</urlset>',
    '',
  ].join('\n');
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
