import type { FieldPath, Fields } from './desk-api.ts';

/** The fields with one of them changed; undefined takes it out. */
export function changeField(fields: Fields, path: FieldPath, value: unknown): Fields {
  return change(fields, path, value) as Fields;
}

/** What stands at a place in the fields. */
export function readField(fields: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, part) => (value as Fields | undefined)?.[part], fields);
}

function change(container: unknown, path: FieldPath, value: unknown): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return value;
  if (Array.isArray(container)) {
    return container.map((item, index) => (index === part ? change(item, rest, value) : item));
  }
  const group = { ...(container as Fields | undefined) };
  const changed = change(group[part], rest, value);
  if (changed === undefined) delete group[part];
  else group[part] = changed;
  return group;
}
