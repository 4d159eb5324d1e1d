import { defineCollection, reference } from 'astro:content';
import { basename, extname } from 'node:path';
import type { CollectionConfig } from 'astro/content/config';
import { glob, type Loader } from 'astro/loaders';
import { collections as definitions } from '#schemas/collections.ts';
import type { SchemaContext } from '#schemas/fields.ts';
import { setFacts } from '#schemas/prose/facts.ts';
import { type CollectionDefinition, hasEntries, readFacts } from '#schemas/read-content.ts';

type Definitions = typeof definitions;

/** All collections of `schemas/collections.ts`, read from `content/` and validated by their schemas. */
export const collections = Object.fromEntries(
  Object.entries(definitions).map(([name, definition]) => [
    name,
    defineContentCollection(name as keyof Definitions, definition),
  ]),
) as { [Name in keyof Definitions]: CollectionConfig<ReturnType<Definitions[Name]['schema']>> };

function defineContentCollection(
  name: keyof Definitions,
  { pattern, schema }: CollectionDefinition,
) {
  // The type of Astro's `reference` depends on the collections defined here, so cast it.
  const context = { reference: reference as unknown as SchemaContext['reference'] };
  return defineCollection({ loader: loadFiles(name, pattern), schema: schema(context) });
}

function loadFiles(name: keyof Definitions, pattern: string): Loader {
  const files = glob({
    base: '../content',
    pattern,
    // The id is the file name without its extension, as in page addresses and in the content check.
    generateId: ({ entry }) => basename(entry, extname(entry)),
  });
  return {
    ...files,
    async load(context) {
      // Only development has a watcher, which must also see the first file of an empty collection.
      const isBuild = !context.watcher;
      // Owners may delete all files of an optional collection. Astro's loader would print a warning then.
      if (isBuild && !hasEntries(name)) return;
      setFacts(await readFacts());
      // Astro would reuse the entries of the last build until their files change. They also depend on the company's
      // facts and on the code of the schemas.
      context.store.clear();
      await files.load(context);
    },
  };
}
