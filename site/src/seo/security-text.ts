import type { Company } from '#contract/company.ts';

/** Whom to tell of a weakness in the site, as RFC 9116 has it; `address` is the file's own. */
export function composeSecurityText(
  { email, phone }: Company,
  address: string,
  built: Date,
): string {
  const expires = new Date(built.getTime() + validDays * aDay);
  return [
    `Contact: mailto:${email}`,
    `Contact: tel:${phone.number}`,
    // The day alone, so that two builds of one day are the same.
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${address}`,
    '',
  ].join('\n');
}

// It may be valid for less than a year, so that an abandoned site does not vouch for it.
const validDays = 350;
const aDay = 86_400_000;
