import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { renderMark } from '#site/frame/mark.ts';

export const GET: APIRoute = async () => {
  const icon = await sharp(Buffer.from(renderMark({ ground: '#f2f4f1' })))
    .resize(180, 180)
    .png()
    .toBuffer();
  return new Response(new Uint8Array(icon), { headers: { 'Content-Type': 'image/png' } });
};
