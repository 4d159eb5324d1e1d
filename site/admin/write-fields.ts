import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import type { SchemaContext } from '#schemas/fields.ts';

/**
 * Returns the form fields for content files that match `pattern`.
 *
 * @throws Error for a field that no form can edit, with its location in the schema.
 */
export function writeFields(
  pattern: string,
  schema: (context: SchemaContext) => z.ZodType,
): Field[] {
  const node = z.toJSONSchema(schema(context), {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const field = jsonSchema as Node;
      if (zodSchema._zod.def.type === 'date') Object.assign(field, { type: 'string', day: true });
      // The form shows the same message as the content check when the text does not match the pattern.
      if (field.pattern)
        field.patternMessage = z.safeParse(zodSchema, '').error?.issues[0]?.message;
    },
  }) as Node;
  const body = {
    name: 'body',
    label: 'Text',
    widget: 'text',
    use_emoji_autocomplete: false,
    hint: 'Markdown and tags, as docs/editing-content.md says.',
  } as const;
  return [...fieldsOf(node, pattern), ...(isText(pattern) ? [body] : [])];
}

/** Whether files that match the pattern have text below their front matter. */
export const isText = (pattern: string) => pattern.endsWith('.mdx');

const yesOrNo = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
];

/** Offers all entries for a reference. Only the content check finds references to entries that do not exist. */
export const context: SchemaContext = {
  reference: (collection) => {
    const schema = z
      .string()
      .transform((id) => ({ collection, id }))
      .meta({ reference: collection });
    // TypeScript cannot tell which of the possible collections the result refers to.
    return schema as unknown as ReturnType<SchemaContext['reference']>;
  },
};

/** The JSON Schema keywords used here, and the fields that `writeFields` and `.meta` in the schemas add. */
interface Node {
  type?: string;
  title?: string;
  description?: string;
  pattern?: string;
  /** The schema's message for text that does not match `pattern`. */
  patternMessage?: string | undefined;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  /** Whether the text is a date. */
  day?: boolean;
  /** Whether the text is longer than one line. */
  long?: boolean;
  /** Whether the text is the name of a photo. */
  photo?: boolean;
  /** Whether the text is a permanent id, which the form does not show. */
  hidden?: boolean;
  /** The collection to whose entries the field refers. */
  reference?: string;
  default?: unknown;
  const?: string | number;
  enum?: (string | number)[];
  items?: Node;
  prefixItems?: Node[];
  properties?: Record<string, Node>;
  required?: string[];
  additionalProperties?: unknown;
  anyOf?: Node[];
  oneOf?: Node[];
  /** The field that lists the allowed values. This field is in another content file. */
  valuesOf?: { collection: string; file: string; field: string };
}

function fieldsOf(node: Node, place: string): Field[] {
  return Object.entries(node.properties ?? {}).map(([name, property]) =>
    writeField(name, property, node.required?.includes(name) ?? false, `${place} ${name}`),
  );
}

function writeField(name: string, node: Node, required: boolean, place: string): Field {
  // The editor keeps the id of an existing part and makes an id for a new one. It would also add optional ids to all
  // existing parts that have none, so the form shows these.
  if (node.hidden && required) return { name, widget: 'hidden', default: '{{uuid_shorter}}' };
  return {
    name,
    label: node.title ?? formatName(name),
    hint: node.description,
    required: required ? undefined : false,
    // The editor would write a default choice into every file that it saves.
    default: node.enum ? undefined : node.default,
    ...writeControl(name, node, required, place),
  } as Field;
}

function writeControl(name: string, node: Node, required: boolean, place: string): object {
  const chosen = writeChoice(node);
  if (chosen) return chosen;
  const variants = variantsOf(node);
  if (variants) return { widget: 'object', collapsed: true, ...writeVariants(variants, place) };
  switch (node.type) {
    case 'boolean':
      // The editor writes an unset switch as false, so an optional boolean is a select.
      if (required || node.default !== undefined) return { widget: 'boolean' };
      return { widget: 'select', options: yesOrNo };
    case 'integer':
    case 'number':
      return writeNumber(node);
    case 'string':
      return writeText(node);
    case 'array':
      return writeList(node, required, place);
    case 'object':
      if (node.properties && node.additionalProperties === false)
        return writeGroup(fieldsOf(node, place));
  }
  throw new Error(
    `${place}: the editor has no form for ${name}; use named fields, or a list of entries with a name`,
  );
}

/** A group of plain fields starts open; a group that contains groups or lists starts collapsed. */
const writeGroup = (fields: Field[]) => ({
  widget: 'object',
  collapsed: fields.some(({ widget }) => widget === 'object' || widget === 'list') && 'auto',
  fields,
});

function writeText({
  pattern,
  minLength,
  maxLength,
  day,
  long,
  photo,
  patternMessage,
}: Node): object {
  if (day) return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (photo) {
    return {
      widget: 'image',
      accept: 'image/jpeg,image/png,image/webp,image/avif,image/tiff',
      choose_url: false,
      media_folder: '/content/photos',
      public_folder: '',
    };
  }
  return {
    widget: long ? 'text' : 'string',
    use_emoji_autocomplete: false,
    pattern: pattern && [pattern, patternMessage ?? 'The format is not valid.'],
    minlength: minLength && minLength > 1 ? minLength : undefined,
    maxlength: maxLength,
  };
}

function writeNumber({ type, minimum, maximum }: Node): object {
  const isWhole = type === 'integer';
  return {
    widget: 'number',
    value_type: isWhole ? 'int' : 'float',
    min: isLimit(minimum) ? minimum : undefined,
    max: isLimit(maximum) ? maximum : undefined,
  };
}

/** Whether the schema sets a limit. Zod's own limit for every integer, the largest safe integer, does not count. */
const isLimit = (limit: number | undefined) =>
  limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;

/** Returns a select field if the allowed values are a fixed set of names, numbers or entries; otherwise undefined. */
function writeChoice({ reference, valuesOf, ...node }: Node): object | undefined {
  if (reference) return { widget: 'relation', collection: reference, value_field: '{{slug}}' };
  if (valuesOf) {
    const { field, ...file } = valuesOf;
    return { widget: 'relation', ...file, value_field: field };
  }
  const literals = node.enum ?? node.anyOf?.map((option) => option.const);
  if (!literals?.every((literal) => literal !== undefined)) return undefined;
  const titles = new Map(node.oneOf?.map(({ const: value, title }) => [value, title]));
  return {
    widget: 'select',
    options: literals.map((value) => ({ value, label: titles.get(value) ?? String(value) })),
  };
}

function writeList(node: Node, required: boolean, place: string): object {
  const { items, minItems, maxItems } = node;
  if (!items || node.prefixItems) {
    throw new Error(`${place}: the editor has no form for a tuple; use named fields`);
  }
  if (required && !minItems) {
    throw new Error(`${place}: the editor does not write empty lists; give this list a default`);
  }
  const limits = { min: minItems || undefined, max: maxItems };
  const chosen = writeChoice(items);
  if (chosen) return { ...chosen, multiple: true, ...limits };
  const list = { widget: 'list', collapsed: true, minimize_collapsed: false, ...limits };
  const variants = variantsOf(items);
  if (variants) return { ...list, ...writeVariants(variants, place) };
  if (items.type === 'object') {
    const fields = fieldsOf(items, place);
    const first =
      fields.find(({ widget }) => widget === 'string' || widget === 'text') ?? fields[0];
    return { ...list, summary: `{{fields.${first?.name}}}`, fields };
  }
  return { ...list, collapsed: false, field: writeField('item', items, true, place) };
}

/** Returns the variants of a discriminated union, and the field that distinguishes the variants. */
function variantsOf(node: Node): { key: string; kinds: Node[] } | undefined {
  const kinds = node.properties ? undefined : (node.oneOf ?? node.anyOf);
  const keys = Object.entries(kinds?.[0]?.properties ?? {});
  // The distinguishing field is the first one with fixed values.
  const [key] = keys.find(([, property]) => property.const ?? property.enum) ?? [];
  return kinds && key ? { key, kinds } : undefined;
}

function writeVariants({ key, kinds }: { key: string; kinds: Node[] }, place: string) {
  const types = kinds.flatMap((kind) => {
    const { [key]: discriminator, ...properties } = kind.properties ?? {};
    const names = discriminator?.enum ?? [discriminator?.const];
    return names.map((name) => ({
      name: String(name),
      label: kind.title ?? formatName(String(name)),
      widget: 'object',
      fields: fieldsOf({ ...kind, properties }, `${place} ${name}`),
    }));
  });
  return { typeKey: key, types };
}

/** Formats a field name as a label. Example: Read time for `readTime`, Tank zones for `tank-zones` */
function formatName(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
