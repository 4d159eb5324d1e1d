import type { APIRoute } from 'astro';
import { readPageList } from '#site/page-list/page-list.ts';
import { findLastChange } from '#site/seo/article-graph.ts';
import { composeSitemap } from '#site/seo/sitemap.ts';
import { absoluteUrl } from '#site/seo/urls.ts';

export const GET: APIRoute = async ({ site }) => {
  const pages = (await readPageList()).filter(({ indexed }) => indexed);
  const sitemap = composeSitemap(
    pages.map(({ path, facts }) => ({
      address: absoluteUrl(path, site as URL),
      lastChange: facts?.article ? findLastChange(facts.article) : facts?.updated,
    })),
  );
  return new Response(sitemap, { headers: { 'Content-Type': 'application/xml' } });
};
