import type { Company } from '#contract/company.ts';
import { dayOf } from '#schemas/days.ts';

/** RFC 9116 recommends an expiration date less than a year in the future. */
const validDays = 350;
const millisecondsPerDay = 86_400_000;

/** Returns the content of security.txt: where to report a vulnerability (RFC 9116). `address` is the URL of the file. */
export function composeSecurityText(
  { email, phone }: Company,
  address: string,
  built: Date,
): string {
  const expires = new Date(built.getTime() + validDays * millisecondsPerDay);
  return [
    `Contact: mailto:${email}`,
    `Contact: tel:${phone.number}`,
    // Use the date without the time, so that two builds on the same day are identical.
    `Expires: ${dayOf(expires)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${address}`,
    '',
  ].join('\n');
}
