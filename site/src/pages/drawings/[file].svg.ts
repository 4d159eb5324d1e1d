import type { APIRoute, GetStaticPaths } from 'astro';
import {
  renderSprite,
  type SpriteName,
  spriteAddress,
  spriteNames,
} from '#illustrations/sprites.tsx';

export const getStaticPaths: GetStaticPaths = () =>
  spriteNames.map((name) => ({
    params: { file: spriteAddress(name).replace(/^\/drawings\/|\.svg$/g, '') },
    props: { name },
  }));

export const GET: APIRoute<{ name: SpriteName }> = ({ props }) =>
  new Response(renderSprite(props.name), { headers: { 'Content-Type': 'image/svg+xml' } });
