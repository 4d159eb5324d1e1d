/*
 * Keys of the fields of a form: the names of the HTML fields, and the keys of the values that are kept on the device.
 * Keys consist of permanent ids of `content/sheets/`, so a kept form can be opened under a later definition.
 */

/** Key of a line above the tables. Example: line/site */
export const lineKey = (line: string) => `line/${line}`;

/** Key of a cell in a table. Example: table/results/row/51-pickup-a/as-found */
export const cellKey = (table: string, row: string, column: string) =>
  `table/${table}/row/${row}/${column}`;

/** Key of the title that users write above a column. */
export const headKey = (table: string, column: string) => `table/${table}/head/${column}`;

/** Key of the caption of a table, which may contain gaps to fill in. */
export const captionKey = (table: string) => `table/${table}/caption`;

/** Key of a gap in printed text, such as "Similar, phase ___". Gaps are counted from 1. */
export const gapKey = (key: string, gap: number) => `${key}/gap-${gap}`;

export const instrumentKey = (instrument: string, part: 'serial' | 'due') =>
  `instrument/${instrument}/${part}`;

export const verdictKey = 'verdict';

export const remarksKey = 'remarks';

/** Key of a field of a signer. `typed` is a name typed in place of a drawn signature. */
export const signerKey = (signer: string, part: 'name' | 'typed' | 'date') =>
  `signer/${signer}/${part}`;
