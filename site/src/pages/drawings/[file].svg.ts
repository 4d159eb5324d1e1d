import type { APIRoute, GetStaticPaths } from 'astro';
import { readArticleDrawings } from '#site/drawings/article-drawings.ts';
import type { SpriteFile } from '#site/drawings/sprite-file.tsx';
import { readSprites } from '#site/drawings/sprites.tsx';

export const getStaticPaths: GetStaticPaths = async () => {
  const files = [...Object.values(await readSprites()), ...(await readArticleDrawings()).values()];
  return files.map(({ address, text }) => ({
    params: { file: address.replace(/^\/drawings\/|\.svg$/g, '') },
    props: { text },
  }));
};

export const GET: APIRoute<Pick<SpriteFile, 'text'>> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'image/svg+xml' } });
