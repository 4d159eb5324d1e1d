import type { ContentDocument } from '#schemas/content-document.ts';
import { listTexts } from './read-content-documents.ts';

/** A phone number with the exchange 555 and a line number from 0100 to 0199, with or without separators. */
const examplePhone = /(?:\+1)?\(?\d{3}\)?[\s.-]?555[\s.-]?01\d\d(?!\d)/;

/** An email or web address below the top-level domain that is reserved for examples. */
const exampleAddress = /[\w.+@:/-]+\.example(?![\w-])/;

/** Fields of `content/company.yaml` that `check-identity.ts` checks. */
const identityFields = ['phone', 'emergencyPhone', 'email', 'siteUrl'];

/** Describes a phone number, email address or web address in `text` that is reserved for examples. */
export function describeUnreachable(text: string): string | undefined {
  const phone = examplePhone.exec(text)?.[0];
  if (phone) {
    return `nobody can be reached at ${phone}, because numbers with 555-01 are reserved for examples; enter your own`;
  }
  const address = exampleAddress.exec(text)?.[0];
  if (!address) return undefined;
  const fault = address.includes('@')
    ? `no email reaches ${address}`
    : `nobody can open ${address}`;
  return `${fault}, because addresses that end in .example are reserved for examples; enter your own`;
}

/** Finds unreachable phone numbers and addresses in all content, except those that `checkIdentity` reports. */
export function findUnreachable(documents: readonly ContentDocument[]): string[] {
  return documents.flatMap((document) =>
    listTexts(document).flatMap(({ where, field, text }) => {
      if (document.path === 'company.yaml' && identityFields.includes(String(field[0]))) return [];
      const fault = describeUnreachable(text);
      return fault ? [`${where}: ${fault}`] : [];
    }),
  );
}
