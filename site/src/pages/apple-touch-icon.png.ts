import type { APIRoute } from 'astro';
import { renderIcon } from '#site/seo/icons.ts';

export const GET: APIRoute = async () =>
  new Response(await renderIcon(180), { headers: { 'Content-Type': 'image/png' } });
