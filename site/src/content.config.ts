import { defineCollection, reference } from 'astro:content';
import { basename, extname } from 'node:path';
import type { CollectionConfig } from 'astro/content/config';
import { glob } from 'astro/loaders';
import { collections as definitions } from '#schemas/collections.ts';
import type { SchemaContext } from '#schemas/fields.ts';
import type { CollectionDefinition } from '#schemas/read-content.ts';

type Definitions = typeof definitions;

/** Every collection of `schemas/collections.ts`, read from `content/` and checked by its schema. */
export const collections = Object.fromEntries(
  Object.entries<CollectionDefinition>(definitions).map(([name, { pattern, schema }]) => [
    name,
    defineCollection({
      loader: glob({
        base: '../content',
        pattern,
        // The id is the file's name, as the content check and the addresses have it.
        generateId: ({ entry }) => basename(entry, extname(entry)),
      }),
      // Astro's reference is typed by the collections that are being defined here.
      schema: schema({ reference: reference as unknown as SchemaContext['reference'] }),
    }),
  ]),
) as { [Name in keyof Definitions]: CollectionConfig<ReturnType<Definitions[Name]['schema']>> };
