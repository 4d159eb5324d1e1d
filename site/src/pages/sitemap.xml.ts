import type { APIRoute } from 'astro';
import { lastChangeOf, readLastChanges } from '#site/seo/last-changes.ts';
import { wholeAddress } from '#site/seo/page-address.ts';
import { listPages } from '#site/seo/pages.ts';
import { composeSitemap } from '#site/seo/sitemap.ts';

export const GET: APIRoute = async ({ site }) => {
  const changes = await readLastChanges(['content']);
  const pages = (await listPages()).filter(({ indexed }) => indexed);
  const sitemap = composeSitemap(
    pages.map(({ path, sources, reviewed }) => ({
      address: wholeAddress(path, site as URL),
      lastChange: lastChangeOf(sources, changes, reviewed),
    })),
  );
  return new Response(sitemap, { headers: { 'Content-Type': 'application/xml' } });
};
