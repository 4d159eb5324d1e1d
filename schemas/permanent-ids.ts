import { z } from 'zod';

/*
 * Parts of a field form have ids that never change, so that a form that was filled in earlier can still be opened after
 * its sheet has changed. Titles and names may change at any time. Reasons: docs/decisions/0033-ids-and-cells-of-sheets.md.
 */

/**
 * The permanent id of a part of a sheet. The editor hides the field and fills it in for new parts. `what` describes the
 * part in messages.
 */
export function permanentId(what: string, example: string) {
  const error = `expected an id of ${what} in lowercase letters, digits and hyphens, for example ${example}; do not change an id later, because filled-in forms use it`;
  return z
    .string({ error })
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, error)
    .meta({ hidden: true });
}

/** Ids of the lines that every field form or every form of a test has. Filled-in forms use these ids, so they never change. */
export const fixedLineIds = [
  'site',
  'subject',
  'company',
  'work-order',
  'sheet',
  'date',
  'certificate',
  'compared-with',
  'verdict',
  'remarks',
] as const;
