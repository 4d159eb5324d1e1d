/** Version of the format in which forms are kept on the device and saved as copies. */
export const filledFormVersion = 1;

/** Maximum number of rows of a table, including rows that the user added. */
export const maxRows = 200;

/** Maximum length of a text, in characters. */
export const maxText = 4000;

/** Size of the area in which a signature is drawn, in the units of its strokes. */
export const signatureArea = { width: 600, height: 160 };

/** One line of a signature: x and y of each point, alternating, in units of `signatureArea`. */
export type Stroke = number[];

/** A form that a user has begun to fill in, as it is kept on the device. */
export interface FilledForm {
  version: typeof filledFormVersion;
  /** UUID. */
  id: string;
  /** Permanent id of the form. Example: torque-sheet */
  form: string;
  title: string;
  /** Time of the last change, in milliseconds since 1970. */
  changedAt: number;
  /** Text of the fields by their keys (`field-keys.ts`). Empty fields are left out. */
  values: Record<string, string>;
  /** Label of each value's field, so that the value can be listed if a later form lacks the field. */
  labels: Record<string, string>;
  /** Ids of rows that the user added to or removed from tables, by the ids of the tables. */
  rows: Record<string, RowChanges>;
  /** Signatures that were drawn, by the ids of the signers. */
  signatures: Record<string, Stroke[]>;
}

export interface RowChanges {
  added: string[];
  /** Values of removed rows are kept, so that the removal can be undone. */
  removed: string[];
}

/** Returns a form without values. */
export function beginForm({ formId, title }: { formId: string; title: string }): FilledForm {
  return {
    version: filledFormVersion,
    id: crypto.randomUUID(),
    form: formId,
    title,
    changedAt: Date.now(),
    values: {},
    labels: {},
    rows: {},
    signatures: {},
  };
}

/** Returns whether somebody has typed, signed or changed anything in the form. */
export function isBegun({ values, rows, signatures }: FilledForm): boolean {
  return [values, rows, signatures].some((record) => Object.keys(record).length > 0);
}
