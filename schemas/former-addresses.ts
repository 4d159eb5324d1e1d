import { z } from 'zod';

const addressError =
  'expected an address without the name of the site, such as /services/maintenance, in lowercase letters, digits, hyphens, underscores and tildes';

/** Addresses that a page had before. Reasons: docs/decisions/0039-former-addresses.md. */
export const formerAddressesSchema = z
  .array(z.string({ error: addressError }).regex(/^(\/[a-z0-9_~-]+)+$/, addressError), {
    error: 'expected a list of addresses; in the file, write each on its own line after a dash',
  })
  .min(1, 'expected at least one address; remove the field if there is none')
  .optional()
  .meta({
    title: 'Former addresses',
    description:
      'Addresses that led to this page before, such as /services/maintenance. Visitors of these addresses get this page.',
  });
