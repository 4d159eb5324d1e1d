import type { FormColumn } from '#site/data/form-table.ts';

/** Returns the title of a column with its unit. Example: "Load, A" */
export function formatColumnHead({ title, unit }: Pick<FormColumn, 'title' | 'unit'>): string {
  return unit ? `${title}, ${unit}` : title;
}
