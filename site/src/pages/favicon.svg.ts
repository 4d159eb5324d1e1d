import type { APIRoute } from 'astro';
import { renderMark } from '#site/seo/icons.ts';

export const GET: APIRoute = () =>
  new Response(renderMark(), { headers: { 'Content-Type': 'image/svg+xml' } });
