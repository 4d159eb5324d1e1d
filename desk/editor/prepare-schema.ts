import type { RJSFSchema } from '@rjsf/utils';
import { nameField } from './field-names.ts';

/**
 * The server's schema as the form takes it. Without defaults, which the form would write into the
 * file; with a name for each field and for each shape that a list's entries may have.
 */
export function prepareSchema(schema: RJSFSchema): RJSFSchema {
  const { $schema, default: standard, ...kept } = schema;
  const prepared: RJSFSchema = { ...kept };
  if (standard !== undefined && schema.type === 'string') prepared.examples = [standard as string];
  if (schema.properties) {
    prepared.properties = mapValues(schema.properties, (field, name) => {
      const { title = nameField(name), ...rest } = prepareSchema(field as RJSFSchema);
      const isPhoto = name === 'file' && schema.properties?.alt && schema.properties.caption;
      return { title, ...rest, ...(isPhoto ? { format: 'photo' } : {}) };
    });
  }
  if (typeof schema.additionalProperties === 'object') {
    prepared.additionalProperties = prepareSchema(schema.additionalProperties as RJSFSchema);
  }
  if (typeof schema.items === 'object') prepared.items = prepareSchema(schema.items as RJSFSchema);
  for (const key of ['oneOf', 'anyOf'] as const) {
    if (schema[key]) prepared[key] = nameShapes(schema[key] as RJSFSchema[]);
  }
  return { ...prepared, ...ownControl(schema) };
}

/** Which control of our own a field has: times, photographs, and links with their many targets. */
function ownControl({ pattern, properties }: RJSFSchema): RJSFSchema {
  if (pattern === '^\\d\\d:\\d\\d$') return { format: 'time' };
  if (properties?.service && properties.article && properties.page) return { $id: 'LinkField' };
  return {};
}

/** Shapes by what tells them apart: a value that only one may have, or a field that only one has. */
function nameShapes(shapes: readonly RJSFSchema[]): RJSFSchema[] {
  return shapes.map((shape) => {
    const prepared = prepareSchema(shape);
    if (shape.title || 'const' in shape) return prepared;
    const fixed = Object.values(shape.properties ?? {}).find(
      (field) => typeof field === 'object' && 'const' in field,
    ) as RJSFSchema | undefined;
    const own = Object.keys(shape.properties ?? {}).find(
      (name) => !shapes.some((other) => other !== shape && other.properties?.[name]),
    );
    const told = Object.keys(shape.properties ?? {}).find((name) =>
      shapes.some((other) => 'const' in ((other.properties?.[name] ?? {}) as RJSFSchema)),
    );
    const name = fixed?.const ?? own ?? (told ? `other ${told}` : shape.type);
    return { ...prepared, title: nameField(String(name)) };
  });
}

function mapValues<Value>(
  values: Record<string, Value>,
  change: (value: Value, name: string) => Value | RJSFSchema,
): Record<string, Value | RJSFSchema> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, change(value, name)]),
  );
}
