import type { Company } from '#contract/company.ts';

/**
 * Gives the words that fill `{licensedStates}` in a text with the states of the company's own
 * licenses: a claim to one more would be false advertising.
 */
export function nameLicensedStates({ licenses }: Pick<Company, 'licenses'>) {
  const states = [...new Set(licenses.map(({ state }) => state))];
  const named = new Intl.ListFormat('en-US').format(states);
  return (text: string) => text.replaceAll('{licensedStates}', named);
}
