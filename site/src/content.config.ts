import { defineCollection, reference } from 'astro:content';
import { basename, extname } from 'node:path';
import { glob } from 'astro/loaders';
import type { z } from 'zod';
import { collections as definitions } from '#schemas/collections.ts';
import type { SchemaContext } from '#schemas/fields.ts';

/** Every collection of `schemas/collections.ts`, read from `content/` and checked by its schema. */
export const collections = Object.fromEntries(
  Object.entries(definitions).map(([name, definition]) => [name, collect<z.ZodType>(definition)]),
) as { [Name in keyof Definitions]: Collection<ReturnType<Definitions[Name]['schema']>> };

type Definitions = typeof definitions;

type Collection<Schema extends z.ZodType> = ReturnType<typeof collect<Schema>>;

function collect<Schema extends z.ZodType>({
  pattern,
  schema,
}: {
  pattern: string;
  schema: (context: SchemaContext) => Schema;
}) {
  return defineCollection({
    loader: glob({
      base: '../content',
      pattern,
      // The id is the file's name, as the content check and the addresses have it.
      generateId: ({ entry }) => basename(entry, extname(entry)),
    }),
    // Astro's reference is typed by the collections that are being defined here.
    schema: schema({ reference: reference as unknown as SchemaContext['reference'] }),
  });
}
