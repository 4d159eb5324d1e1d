import type { APIRoute } from 'astro';
import { readCompany } from '#site/content.ts';
import { composeSiteSummary } from '#site/seo/site-summary.ts';
import { listPages } from '#site/site-pages/list-pages.ts';

export const GET: APIRoute = async ({ site }) =>
  new Response(composeSiteSummary(await readCompany(), await listPages(), site as URL), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
