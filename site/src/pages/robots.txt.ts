import type { APIRoute } from 'astro';
import { routes } from '#contract/routes.ts';
import { absoluteUrl } from '#site/seo/urls.ts';

export const GET: APIRoute = ({ site }) => {
  const sitemap = absoluteUrl(routes.sitemap, site as URL);
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
