import type { Company } from '#contract/company.ts';

/** What the title block of a form says of the company beside its name: its phones and its licenses. */
export function listCompanyNumbers({ phone, emergencyPhone, licenses }: Company): string[] {
  const phones = new Set([phone.display, emergencyPhone.display]);
  return [...phones, ...licenses.map(({ number }) => number)];
}
