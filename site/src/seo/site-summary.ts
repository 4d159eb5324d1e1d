import type { Company } from '#contract/company.ts';
import type { PageGroup, SitePage } from '#site/site-pages/site-page.ts';
import { wholeAddress } from './page-address.ts';

/** The sections of the summary in their order. */
const sections: readonly (readonly [group: PageGroup, heading: string])[] = [
  ['main', 'Main pages'],
  ['services', 'Services'],
  ['facilityTypes', 'Facility types'],
  ['projects', 'Projects'],
  ['tools', 'Tools'],
  ['articles', 'Articles'],
];

/** The site in one text for readers that are programs (llmstxt.org). */
export function composeSiteSummary(
  company: Company,
  pages: readonly SitePage[],
  site: URL,
): string {
  const { address, hours, phone, emergencyPhone, email, bases } = company;
  const indexed = pages.filter((page) => page.indexed);
  return [
    `# ${company.name}`,
    `> ${company.summary}`,
    [
      `- Bases: ${bases.map(({ city, state }) => `${city}, ${state}`).join('; ')}`,
      `- Office: ${address.street}, ${address.city}, ${address.state} ${address.postalCode}. ${hours.text}.`,
      `- Phone: ${phone.display}, weekdays ${hours.weekdays.opens} to ${hours.weekdays.closes}`,
      `- Emergency line, day and night: ${emergencyPhone.display}`,
      `- Email: ${email}`,
    ].join('\n'),
    ...sections.flatMap(([group, heading]) => {
      const links = indexed.filter((page) => page.group === group);
      return links.length === 0 ? [] : [`## ${heading}`, links.map(linkTo(site)).join('\n')];
    }),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

/** Articles have a copy in Markdown, which is what such a reader wants. */
const linkTo = (site: URL) => (page: SitePage) => {
  const path = page.group === 'articles' ? `${page.path}.md` : page.path;
  return `- [${page.heading}](${wholeAddress(path, site)}): ${page.listing.description}`;
};
