import type { APIRoute } from 'astro';
import { readFeed } from '#site/feeds/feed.ts';

export const GET: APIRoute = async ({ site }) =>
  new Response((await readFeed(site as URL)).rss2(), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
