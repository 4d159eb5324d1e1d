import { dayOf } from '#schemas/days.ts';

/** Returns a sitemap (sitemaps.org, protocol 0.9). `address` is the absolute URL of a page. */
export function composeSitemap(
  pages: readonly { address: string; lastChange?: Date | undefined }[],
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ address, lastChange }) => {
      const lastModified = lastChange ? `<lastmod>${dayOf(lastChange)}</lastmod>` : '';
      return `  <url><loc>${escapeXml(address)}</loc>${lastModified}</url>`;
    }),
    '</urlset>',
    '',
  ].join('\n');
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
