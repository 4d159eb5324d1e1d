import type { APIRoute } from 'astro';
import { readFeed } from '#site/feeds/feed.ts';

export const GET: APIRoute = async ({ site }) =>
  new Response((await readFeed(site as URL)).json1(), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
