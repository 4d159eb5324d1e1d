import type { APIRoute, GetStaticPaths } from 'astro';
import { articleDrawings } from '#site/drawings/article-drawings.ts';
import type { SpriteFile } from '#site/drawings/sprite-file.tsx';
import { spriteFiles } from '#site/drawings/sprites.tsx';

export const getStaticPaths: GetStaticPaths = () =>
  [...Object.values(spriteFiles), ...articleDrawings.values()].map(({ address, text }) => ({
    params: { file: address.replace(/^\/drawings\/|\.svg$/g, '') },
    props: { text },
  }));

export const GET: APIRoute<Pick<SpriteFile, 'text'>> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'image/svg+xml' } });
