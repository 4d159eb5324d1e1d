import { lineKey } from '../field-keys.ts';
import type { FilledForm } from './filled-form.ts';

/** Lines that tell forms with the same title apart, in the order in which lists show them. */
const describingLines = ['site', 'subject', 'sheet', 'date'];

/** Returns what the visitor has typed about where and what the form is for. Empty if nothing has been typed yet. */
export function describeForm({ values }: Pick<FilledForm, 'values'>): string[] {
  return describingLines.map((line) => values[lineKey(line)]?.trim() ?? '').filter(Boolean);
}
