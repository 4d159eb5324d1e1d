import type { APIRoute } from 'astro';
import { routes } from '#contract/routes.ts';
import { readCompany } from '#site/read/content.ts';
import { iconAddress, iconSizes } from '#site/seo/icons.ts';
import { colors } from '#site/styles/colors.ts';

const maxShortNameLength = 13;

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
      // The same file works as a maskable icon, because the breaker is within the safe zone of maskable icons.
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

/** Shortens a name to whole words that fit under an icon on a home screen. Keeps at least the first word. */
function shorten(name: string): string {
  const [firstWord = '', ...otherWords] = name.split(' ');
  let short = firstWord;
  for (const word of otherWords) {
    const longer = `${short} ${word}`;
    if (longer.length > maxShortNameLength) break;
    short = longer;
  }
  return short;
}
