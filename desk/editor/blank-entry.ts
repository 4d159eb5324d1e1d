import type { RJSFSchema } from '@rjsf/utils';
import type { Fields } from './desk-api.ts';

/** A new value of a shape, with as many empty entries as its lists need at least. */
export function blankEntry(schema: RJSFSchema): unknown {
  if ('const' in schema) return schema.const;
  const shapes = schema.oneOf ?? schema.anyOf;
  if (shapes?.every((shape) => typeof shape === 'object' && 'const' in shape)) return undefined;
  if (shapes) return blankEntry(shapes[0] as RJSFSchema);
  if (schema.type === 'array') {
    const entry = blankEntry(schema.items as RJSFSchema) ?? '';
    return Array.from({ length: schema.minItems ?? 0 }, () => structuredClone(entry));
  }
  if (schema.type === 'string' && !schema.enum) return '';
  if (schema.type !== 'object') return undefined;
  return Object.fromEntries(
    (schema.required ?? [])
      .map((name) => [name, blankEntry(schema.properties?.[name] as RJSFSchema)] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
}

/** A value of another shape, with the fields that both shapes have. */
export function changeShape(schema: RJSFSchema, value: unknown): unknown {
  const blank = blankEntry(schema);
  if (!isGroup(blank) || !isGroup(value)) return blank;
  const shared = Object.entries(value).filter(([name]) => {
    const field = schema.properties?.[name];
    return typeof field === 'object' && !('const' in field) && field.type === kindOf(value[name]);
  });
  return { ...blank, ...Object.fromEntries(shared) };
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
