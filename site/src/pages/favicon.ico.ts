import type { APIRoute } from 'astro';
import { composeIco, renderIcon } from '#site/seo/icons.ts';

/** Icon for feed readers, bookmark lists and old browsers, which request /favicon.ico even if no page links to it. */
export const GET: APIRoute = async () => {
  const pictures = [16, 32, 48].map(async (size) => ({ size, png: await renderIcon(size) }));
  return new Response(composeIco(await Promise.all(pictures)), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
};
