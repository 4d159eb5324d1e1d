import type { Company } from '#contract/company.ts';

/**
 * Returns a function that replaces `{licensedStates}` in text with the states in which the company is licensed.
 * Naming any other state would be false advertising.
 */
export function nameLicensedStates({ licenses }: Pick<Company, 'licenses'>) {
  const states = [...new Set(licenses.map(({ state }) => state))];
  const stateList = new Intl.ListFormat('en-US').format(states);
  return (text: string) => text.replaceAll('{licensedStates}', stateList);
}
