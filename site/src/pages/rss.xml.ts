import type { APIRoute } from 'astro';
import { readFeed } from '#site/feeds/feed.ts';
import { absentPage } from '#site/read/absent-page.ts';
import { hasPage } from '#site/read/content.ts';

export const GET: APIRoute = async ({ site }) => {
  if (!(await hasPage('rssFeed'))) return absentPage();
  return new Response((await readFeed(site as URL)).rss2(), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
};
