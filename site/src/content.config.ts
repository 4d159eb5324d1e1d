import { defineCollection, reference } from 'astro:content';
import { basename, extname } from 'node:path';
import { glob } from 'astro/loaders';
import type { z } from 'zod';
import { collections as definitions } from '#site/schemas/collections.ts';
import type { SchemaContext } from '#site/schemas/fields.ts';

/** Every collection of `schemas/collections.ts`, read from `content/` and checked by its schema. */
export const collections = {
  company: collect(definitions.company),
  navigation: collect(definitions.navigation),
  home: collect(definitions.home),
  contact: collect(definitions.contact),
  notFound: collect(definitions.notFound),
  offline: collect(definitions.offline),
  services: collect(definitions.services),
  projects: collect(definitions.projects),
  facilityTypes: collect(definitions.facilityTypes),
  towns: collect(definitions.towns),
  articles: collect(definitions.articles),
  blogPage: collect(definitions.blogPage),
  servicesPage: collect(definitions.servicesPage),
  samplesPage: collect(definitions.samplesPage),
  projectsPage: collect(definitions.projectsPage),
  facilityTypesPage: collect(definitions.facilityTypesPage),
  serviceAreaPage: collect(definitions.serviceAreaPage),
  privacyPolicy: collect(definitions.privacyPolicy),
};

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
