import type { Company } from '#contract/company.ts';

/** Returns the company's phone numbers (without duplicates) and license numbers, for the title block of a form. */
export function listCompanyNumbers({ phone, emergencyPhone, licenses }: Company): string[] {
  const phones = new Set([phone.display, emergencyPhone.display]);
  return [...phones, ...licenses.map(({ number }) => number)];
}
