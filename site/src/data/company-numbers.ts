import type { Company } from '#contract/company.ts';

/** Phone numbers (without duplicates) and license numbers of the company, for the title block of a form. */
export function listCompanyNumbers({ phone, emergencyPhone, licenses }: Company): string[] {
  const phones = new Set([phone.display, emergencyPhone.display]);
  return [...phones, ...licenses.map(({ number }) => number)];
}
