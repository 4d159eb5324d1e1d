/** Returns a sitemap (sitemaps.org, protocol 0.9). `address` is the absolute URL of a page. */
export function composeSitemap(
  pages: readonly { address: string; lastChange?: Date | undefined }[],
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ address, lastChange }) => {
      const day = lastChange ? `<lastmod>${lastChange.toISOString().slice(0, 10)}</lastmod>` : '';
      return `  <url><loc>${escapeXml(address)}</loc>${day}</url>`;
    }),
    '</urlset>',
    '',
  ].join('\n');
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
