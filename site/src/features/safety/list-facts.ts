import type { Company } from '#contract/company.ts';
import { typeset } from '#schemas/prose/typeset.ts';
import type { Safety, SafetyPageWords } from '#schemas/safety.ts';
import { formatDay } from './format-day.ts';

export interface SafetySources {
  safety: Safety;
  words: SafetyPageWords;
  company: Company;
  /** States that have a row for workers' compensation. */
  states: readonly { code: string; name: string }[];
}

const compensationNames = {
  covered: 'Covered by a policy',
  subscriber: 'Subscriber',
  'non-subscriber': 'Non-subscriber',
};

/** Lists the facts that have a field of their own, then the owner's other facts: subject, fact, source, expiration. */
export function listFacts({ safety, words, states }: SafetySources): string[][] {
  const { compensation = [], safetyPrograms = {}, business = {}, facts = [] } = safety;
  const { drugAndAlcohol, operatorQualification, nfpa70e, written } = safetyPrograms;
  const { founded, subcontracting, uei, naics } = business;
  const expected: [subject: string, fact: string | undefined][] = [
    ['Year founded', founded === undefined ? undefined : String(founded)],
    ['Work that we subcontract', subcontracting],
    ...states.map(({ code, name }): [string, string | undefined] => {
      const found = compensation.find(({ state }) => state === code);
      return [`Workers’ compensation, ${name}`, found && compensationNames[found.status]];
    }),
    [
      typeset('NFPA 70E program'),
      nfpa70e && [`${nfpa70e.edition} edition`, nfpa70e.text].filter(Boolean).join(', '),
    ],
    ['Drug and alcohol program', drugAndAlcohol],
    ['Operator qualification', operatorQualification],
    ['Written safety programs', written?.join(', ')],
    ['NAICS', naics?.join(', ')],
  ];
  return [
    ...expected.map(([subject, fact = words.notStated]) => [subject, fact, '', '']),
    // Only companies that work for the government have a UEI.
    ...(uei ? [['UEI', uei, '', '']] : []),
    ...facts.map(({ label, value, source = '', expires }) => [
      label,
      value,
      source,
      formatDay(expires),
    ]),
  ];
}
