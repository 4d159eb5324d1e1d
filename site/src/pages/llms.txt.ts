import type { APIRoute } from 'astro';
import type { Company } from '#contract/company.ts';
import { toPlainCharacters } from '#schemas/prose/plain-characters.ts';
import { readPageList } from '#site/page-list/page-list.ts';
import { readCompany } from '#site/read/content.ts';
import { type PageDescription, pageGroups } from '#site/seo/page-description.ts';
import { absoluteUrl } from '#site/seo/urls.ts';

export const GET: APIRoute = async ({ site }) =>
  new Response(composeSiteSummary(await readCompany(), await readPageList(), site as URL), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });

/** Returns a summary of the site for programs that read plain text (llmstxt.org). */
function composeSiteSummary(
  company: Company,
  pages: readonly PageDescription[],
  site: URL,
): string {
  const { address, hours, phone, emergencyPhone, email, bases } = company;
  const indexed = pages.filter((page) => page.indexed);
  const parts = [
    `# ${company.name}`,
    `> ${company.summary}`,
    [
      `- Bases: ${bases.map(({ city, state }) => `${city}, ${state}`).join('; ')}`,
      `- Office: ${address.street}, ${address.city}, ${address.state} ${address.postalCode}. ${hours.text.replace(/\.$/, '')}.`,
      `- Phone: ${phone.display}, weekdays ${hours.weekdays.opens} to ${hours.weekdays.closes}`,
      `- 24/7 line for emergencies: ${emergencyPhone.display}`,
      `- Email: ${email}`,
    ].join('\n'),
    ...Object.entries(pageGroups).flatMap(([group, heading]) => {
      const links = indexed.filter((page) => page.group === group);
      return links.length === 0
        ? []
        : [`## ${heading}`, links.map((page) => linkTo(page, site)).join('\n')];
    }),
  ];
  return toPlainCharacters(`${parts.join('\n\n')}\n`);
}

/** Returns a link in Markdown. Links to articles lead to the Markdown copy, which is easier to read for programs. */
function linkTo(page: PageDescription, site: URL): string {
  const path = page.group === 'articles' ? `${page.path}.md` : page.path;
  return `- [${page.heading}](${absoluteUrl(path, site)}): ${page.listing.description}`;
}
