import type { APIRoute, GetStaticPaths } from 'astro';
import { toPlainCharacters } from '#schemas/prose/plain-characters.ts';
import { readPageList } from '#site/page-list/page-list.ts';
import { readCompany } from '#site/read/content.ts';
import { type SocialCard, socialCardName } from '#site/seo/social-card.ts';
import { renderCard } from '#site/social-cards/render-card.tsx';

export const getStaticPaths = (async () => {
  const { name } = await readCompany();
  const pages = await readPageList();
  return pages
    .filter(({ canonical }) => canonical === undefined)
    .map(({ path, heading, kicker, card }) => ({
      params: { card: socialCardName(path) },
      props: {
        heading: toPlainCharacters(heading),
        kicker: toPlainCharacters(kicker),
        drawing: card,
        companyName: name,
      },
    }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<SocialCard> = async ({ props }) =>
  new Response(new Uint8Array(await renderCard(props)), {
    headers: { 'Content-Type': 'image/png' },
  });
