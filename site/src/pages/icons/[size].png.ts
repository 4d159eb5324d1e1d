import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { renderMark } from '#site/frame/mark.ts';
import { iconSizes } from '#site/seo/icons.ts';
import { dayColor } from '#site/seo/theme-colors.ts';

export const getStaticPaths = (() =>
  iconSizes.map((size) => ({
    params: { size: String(size) },
    props: { size },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ size: number }> = async ({ props: { size } }) => {
  // The mark is drawn in 64 units: at this density its outlines are as sharp as the icon.
  const icon = await sharp(Buffer.from(renderMark({ ground: dayColor('--bg') })), {
    density: (72 * size) / 64,
  })
    .resize(size, size)
    .png()
    .toBuffer();
  return new Response(new Uint8Array(icon), { headers: { 'Content-Type': 'image/png' } });
};
