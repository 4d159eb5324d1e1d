import { z } from 'zod';
import type { Entries } from '#site/content-check/read-entries.ts';
import { readSchemaContext } from '#site/content-check/schema-context.ts';
import { collections } from '#site/schemas/collections.ts';
import type { CollectionName } from '#site/schemas/fields.ts';
import { type ContentName, contentKinds } from './content-kinds.ts';

/** The fields of a file as JSON Schema: names an owner understands, and choices for references. */
export async function describeFields(name: ContentName, entries: Entries, id: string) {
  const schema = collections[name].schema({
    reference: (collection) =>
      z
        .string()
        .meta({ references: collection, oneOf: chooseFrom(entries, collection) })
        .transform((chosen) => ({ collection, id: chosen })),
    ...(await readSchemaContext(entries, id)),
  });
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date') {
        Object.assign(jsonSchema, { type: 'string', format: 'date' });
      }
      // Choices with titles say the same and more.
      if (jsonSchema.oneOf && jsonSchema.enum) delete jsonSchema.enum;
      for (const [field, value] of Object.entries(jsonSchema.properties ?? {})) {
        // Two fields may share one shape; a name written on it would be both fields'.
        if (typeof value !== 'object' || !jsonSchema.properties) continue;
        jsonSchema.properties[field] = { ...value, title: value.title ?? nameField(field) };
      }
    },
  });
}

/** The entries of a collection by their ids, with the titles that an owner knows. */
function chooseFrom(entries: Entries, collection: CollectionName) {
  return [...(entries.get(collection) ?? [])].map(([id, { value }]) => ({
    const: id,
    title: contentKinds[collection].title((value ?? {}) as Record<string, unknown>, id),
  }));
}

/** postalCode becomes Postal code, and what an owner would not call so has its usual name. */
function nameField(field: string): string {
  const usual = usualNames[field];
  if (usual) return usual;
  const words = field
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fields that mean the same in every file. */
const usualNames: Readonly<Record<string, string>> = {
  actions: 'Buttons',
  closing: 'End of the page',
  faqs: 'Questions',
  hero: 'Top of the page',
  intro: 'Opening sentences',
  joinBand: 'Jobs banner',
  label: 'Section name',
  lead: 'Introduction',
  stateCode: 'State, two letters',
  url: 'Web address',
};
