import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import type { SchemaContext } from '#schemas/fields.ts';

/**
 * The fields of the form for files of this pattern.
 * @throws Error on what a form would hide or lose, with its place in the schemas.
 */
export function writeFields(
  pattern: string,
  schema: (context: SchemaContext) => z.ZodType,
): Field[] {
  const node = z.toJSONSchema(schema(context), {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const known = jsonSchema as Node;
      if (zodSchema._zod.def.type === 'date') Object.assign(known, { type: 'string', day: true });
      // What the schema says of a text of the wrong form, so that the field says the same.
      if (known.pattern) known.refusal = z.safeParse(zodSchema, '').error?.issues[0]?.message;
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

export const isText = (pattern: string) => pattern.endsWith('.mdx');

/** A reference is chosen from the entries; whether one that was written by hand is there, the content check says. */
export const context: SchemaContext = {
  reference: (collection) =>
    z
      .string()
      .transform((id) => ({ collection, id }))
      .meta({ reference: collection }) as unknown as ReturnType<SchemaContext['reference']>,
};

type Texts = 'type' | 'title' | 'description' | 'pattern' | 'reference' | 'refusal';
type Limits = 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'minItems' | 'maxItems';
type Marks = 'photo' | 'day' | 'long';

/** What is used of JSON Schema, and what `.meta` of the schemas adds: the last, `reference` and marks. */
type Node = { [K in Texts]?: string | undefined } & { [K in Limits]?: number } & {
  [K in Marks]?: boolean;
} & {
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
  /** The field of another file whose values it may have. */
  valuesOf?: { collection: string; file: string; field: string };
};

function fieldsOf(node: Node, place: string): Field[] {
  return Object.entries(node.properties ?? {}).map(([name, each]) =>
    writeField(name, each, node.required?.includes(name) ?? false, `${place} ${name}`),
  );
}

function writeField(name: string, node: Node, required: boolean, place: string): Field {
  return {
    name,
    label: node.title ?? formatName(name),
    ...(node.description && { hint: node.description }),
    ...(!required && { required: false }),
    ...(node.default !== undefined && { default: node.default }),
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
      // An unset switch would be written as false.
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
  throw new Error(`${place}: no form can show ${name}; make it a list with names, or fields`);
}

/** A few plain fields are open at once; what has groups or lists of its own is opened by a click. */
const writeGroup = (fields: Field[]) => ({
  widget: 'object',
  collapsed: fields.some(({ widget }) => widget === 'object' || widget === 'list') && 'auto',
  fields,
});

const yesOrNo = [true, false].map((value) => ({ value, label: value ? 'Yes' : 'No' }));

function writeText({ pattern, minLength, maxLength, day, long, photo, refusal }: Node): object {
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
    ...(pattern && { pattern: [pattern, refusal ?? 'Another form is expected.'] }),
    ...(minLength && minLength > 1 && { minlength: minLength }),
    ...(maxLength && { maxlength: maxLength }),
  };
}

function writeNumber({ type, minimum, maximum }: Node): object {
  const whole = type === 'integer';
  return {
    widget: 'number',
    value_type: whole ? 'int' : 'float',
    ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && { min: minimum }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  };
}

/** A choice among names, numbers, or entries; undefined for everything else. */
function writeChoice({ reference, valuesOf, ...node }: Node): object | undefined {
  if (reference) return { widget: 'relation', collection: reference, value_field: '{{slug}}' };
  if (valuesOf) {
    const { field, ...file } = valuesOf;
    return { widget: 'relation', ...file, value_field: field };
  }
  const literals = node.enum ?? node.anyOf?.map((each) => each.const);
  if (!literals?.every((each) => each !== undefined)) return undefined;
  const titles = new Map(node.oneOf?.map(({ const: value, title }) => [value, title]));
  return {
    widget: 'select',
    options: literals.map((value) => ({ value, label: titles.get(value) ?? String(value) })),
  };
}

function writeList(node: Node, required: boolean, place: string): object {
  const { items, minItems, maxItems } = node;
  if (!items || node.prefixItems)
    throw new Error(`${place}: no form can show a list of fixed places; make it fields`);
  if (required && !minItems) {
    throw new Error(`${place}: an empty list is not written; give it a default`);
  }
  const limits = { ...(minItems && { min: minItems }), ...(maxItems && { max: maxItems }) };
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

/** The kinds of a thing that is told apart by one of its fields. */
function variantsOf(node: Node): { key: string; kinds: Node[] } | undefined {
  const kinds = node.properties ? undefined : (node.oneOf ?? node.anyOf);
  const keys = Object.entries(kinds?.[0]?.properties ?? {});
  const [key] = keys.find(([, { const: only, enum: some }]) => only ?? some) ?? [];
  return kinds && key ? { key, kinds } : undefined;
}

function writeVariants({ key, kinds }: { key: string; kinds: Node[] }, place: string) {
  const types = kinds.flatMap((kind) => {
    const { [key]: told, ...properties } = kind.properties ?? {};
    const names = told?.enum ?? [told?.const];
    return names.map((name) => ({
      name: String(name),
      label: kind.title ?? formatName(String(name)),
      widget: 'object',
      fields: fieldsOf({ ...kind, properties }, `${place} ${name}`),
    }));
  });
  return { typeKey: key, types };
}

/** `readTime` and `tank-zones` as an owner reads them: Read time, Tank zones. */
function formatName(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
