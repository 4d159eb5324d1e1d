import type { RJSFSchema, ValidatorType } from '@rjsf/utils';

/**
 * What the form needs of a validator: which of several shapes a value has. Whether a value is right
 * the server says, in the words of the content check.
 */
export const trustingValidator: ValidatorType = {
  isValid: (schema, value) => fits(schema as Shape, value),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
};

type Shape = RJSFSchema | boolean | undefined;

/** Whether a value has the shape; lengths and patterns are left to the server. */
function fits(schema: Shape, value: unknown): boolean {
  if (typeof schema !== 'object') return schema !== false;
  if ('const' in schema) return value === schema.const;
  if (schema.enum) return schema.enum.includes(value as never);
  const shapes = schema.oneOf ?? schema.anyOf;
  if (shapes && !shapes.some((shape) => fits(shape as Shape, value))) return false;
  if (schema.allOf && !schema.allOf.every((shape) => fits(shape as Shape, value))) return false;
  return fitsType(schema, value);
}

function fitsType(schema: RJSFSchema, value: unknown): boolean {
  if (schema.type === 'array') {
    return Array.isArray(value) && value.every((item) => fits(schema.items as Shape, item));
  }
  if (schema.type === 'object' || schema.properties) return fitsGroup(schema, value);
  if (schema.type === 'integer') return Number.isInteger(value);
  return typeof schema.type !== 'string' || typeof value === schema.type;
}

function fitsGroup(schema: RJSFSchema, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = value as Record<string, unknown>;
  if (schema.required?.some((name) => fields[name] === undefined)) return false;
  return Object.entries(fields).every(([name, field]) => {
    const shape = (schema.properties?.[name] ?? schema.additionalProperties) as Shape;
    return field === undefined || fits(shape, field);
  });
}
