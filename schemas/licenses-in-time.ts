import type { Company } from '#contract/company.ts';
import { dayAt, dayOf, lastDayOfWarning } from './days.ts';

type License = Company['licenses'][number];

/** Returns the day on which a license expires; undefined if no such day is known or it has passed. */
export function findCurrentExpiration({ expires }: License, now: Date, timeZone: string) {
  return expires && dayOf(expires) >= dayAt(now, timeZone) ? expires : undefined;
}

/** Returns what is known about a license besides its number. Omits an expiration date that has passed. */
export function describeLicense(license: License, now: Date, timeZone: string): string[] {
  const { class: licenseClass, qualifier } = license;
  const expires = findCurrentExpiration(license, now, timeZone);
  const date = expires?.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  const parts: string[] = [];
  if (licenseClass) parts.push(licenseClass);
  if (qualifier) parts.push(`Qualifying person: ${qualifier}`);
  if (date) parts.push(`Expires ${date}`);
  return parts;
}

/** Returns a note for the owner for each license that has expired or expires within 30 days. */
export function describeLicenseNotes(licenses: Company['licenses'], now: Date, timeZone: string) {
  const today = dayAt(now, timeZone);
  const soon = lastDayOfWarning(now, timeZone);
  return licenses.flatMap(({ number, expires }) => {
    if (!expires || dayOf(expires) > soon) return [];
    const last = dayOf(expires);
    const happens =
      last < today
        ? `expired on ${last}, and pages show it without a date`
        : `expires on ${last}, and pages then show it without a date`;
    return `content/company.yaml licenses, ${number}: ${happens}; enter the new date after renewal`;
  });
}
