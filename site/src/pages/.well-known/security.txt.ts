import type { APIRoute } from 'astro';
import { securityTextRoute } from '#contract/routes.ts';
import { builtAt } from '#site/read/built-at.ts';
import { readCompany } from '#site/read/content.ts';
import { composeSecurityText } from '#site/seo/security-text.ts';
import { absoluteUrl } from '#site/seo/urls.ts';

export const GET: APIRoute = async ({ site }) => {
  const address = absoluteUrl(securityTextRoute, site as URL);
  return new Response(composeSecurityText(await readCompany(), address, builtAt), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
