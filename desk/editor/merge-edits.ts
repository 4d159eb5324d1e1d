import type { Fields } from './desk-api.ts';
import { sameFields } from './same-fields.ts';

/**
 * Two edits of one text put together, field by field; undefined where both changed one field, and a
 * list is one field. What neither changed stays.
 */
export function mergeEdits(base: Fields, ours: Fields, theirs: Fields): Fields | undefined {
  const merged: Fields = {};
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(ours)])) {
    const [was, mine, yours] = [base[key], ours[key], theirs[key]];
    if (sameFields(mine, was) || sameFields(mine, yours)) merged[key] = yours;
    else if (sameFields(yours, was)) merged[key] = mine;
    else if (isGroup(was) && isGroup(mine) && isGroup(yours)) {
      const group = mergeEdits(was, mine, yours);
      if (!group) return undefined;
      merged[key] = group;
    } else return undefined;
  }
  return merged;
}

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
