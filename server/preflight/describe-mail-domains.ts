import type { Company } from '#contract/company.ts';
import type { Environment } from '#contract/environment.ts';

/**
 * Returns notes about domains of email addresses that differ from one another or from the site's. They may differ on
 * purpose, but a typing error looks the same.
 */
export function describeMailDomains(
  { email, siteUrl }: Pick<Company, 'email' | 'siteUrl'>,
  { MAIL_FROM, SITE_URL }: Pick<Environment, 'MAIL_FROM' | 'SITE_URL'>,
): string[] {
  const address = SITE_URL ?? siteUrl;
  const site = new URL(address).hostname;
  const office = domainOf(email);
  const sender = MAIL_FROM && domainOf(MAIL_FROM);
  const notes: string[] = [];
  if (site !== office && !site.endsWith(`.${office}`)) {
    notes.push(
      `content/company.yaml email is at ${office}, and the site at ${site}; correct one of them if they should agree`,
    );
  }
  if (sender && sender !== office) {
    notes.push(
      `MAIL_FROM is at ${sender}, and email in content/company.yaml at ${office}; the SPF and DKIM records of ${sender} must authorize your mail server`,
    );
  }
  return notes;
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
