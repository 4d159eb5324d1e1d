import type { APIRoute } from 'astro';
import { routes } from '#contract/routes.ts';
import { readCompany } from '#site/data/content.ts';
import { iconAddress, iconSizes } from '#site/seo/icons.ts';
import { colors } from '#site/styles/colors.ts';

export const GET: APIRoute = async () => {
  const company = await readCompany();
  const manifest = {
    name: company.name,
    short_name: shorten(company.name),
    description: company.summary,
    start_url: routes.home,
    display: 'browser',
    background_color: colors.bg.light,
    theme_color: colors['sky-0'].light,
    icons: iconSizes.flatMap((size) =>
      // The breaker lies within the circle that every mask leaves.
      ['any', 'maskable'].map((purpose) => ({
        src: iconAddress(size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
};

/** As many words of the name as fit under an icon on a home screen, the first in any case. */
const shorten = (name: string) => /^(?:.{1,13}|\S+)(?= |$)/.exec(name)?.[0] ?? name;
