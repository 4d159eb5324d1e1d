import type { Company } from '#contract/company.ts';

/** Where to report a vulnerability (RFC 9116); `address` is the file's own. */
export function composeSecurityText(
  { email, phone }: Company,
  address: string,
  built: Date,
): string {
  const expires = new Date(built.getTime() + validDays * aDay);
  return [
    `Contact: mailto:${email}`,
    `Contact: tel:${phone.number}`,
    // The day alone: two builds on one day are equal.
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${address}`,
    '',
  ].join('\n');
}

// RFC 9116 recommends less than a year.
const validDays = 350;
const aDay = 86_400_000;
