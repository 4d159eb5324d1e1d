import type { Company } from '#contract/company.ts';

/**
 * Fills `{licensedStates}` in a text with the states of the company's licenses: one more would be
 * false advertising.
 */
export function nameLicensedStates({ licenses }: Pick<Company, 'licenses'>) {
  const states = [...new Set(licenses.map(({ state }) => state))];
  const named = new Intl.ListFormat('en-US').format(states);
  return (text: string) => text.replaceAll('{licensedStates}', named);
}
