import type { FieldColumn } from './field-table.ts';

/** Returns the title of a column with its unit. Example: "Load, A" */
export function formatColumnHead({ title, unit }: Pick<FieldColumn, 'title' | 'unit'>): string {
  return unit ? `${title}, ${unit}` : title;
}
