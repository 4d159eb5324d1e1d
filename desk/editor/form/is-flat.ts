import type { RJSFSchema } from '@rjsf/utils';

/** Whether a field is one control, as opposed to a group, a list or one of several shapes. */
export function isFlat(schema: RJSFSchema): boolean {
  if (schema.type === 'object' || schema.type === 'array' || schema.properties) return false;
  const shapes = schema.oneOf ?? schema.anyOf;
  return !shapes || shapes.every((shape) => typeof shape === 'object' && 'const' in shape);
}
