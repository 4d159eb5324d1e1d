import type { APIRoute, GetStaticPaths } from 'astro';
import { iconSizes, renderIcon } from '#site/seo/icons.ts';

export const getStaticPaths = (() =>
  iconSizes.map((size) => ({
    params: { size: String(size) },
    props: { size },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ size: number }> = async ({ props: { size } }) =>
  new Response(await renderIcon(size), { headers: { 'Content-Type': 'image/png' } });
