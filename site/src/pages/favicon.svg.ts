import type { APIRoute } from 'astro';
import { renderMark } from '#site/layout/mark.ts';

export const GET: APIRoute = () =>
  new Response(renderMark(), { headers: { 'Content-Type': 'image/svg+xml' } });
