import type { CmsConfig, Collection, CollectionFile } from '@sveltia/cms';
import type { z } from 'zod';
import { collections } from '#schemas/collections.ts';
import type { SchemaContext } from '#schemas/fields.ts';
import { isText, writeFields } from './write-fields.ts';

/** In bytes. GitHub rejects files that are much larger. */
const largestPhoto = 45_000_000;

/** The repository and branch that the editor commits to: CMS_REPOSITORY and CMS_BRANCH. */
export interface Repository {
  /** Example: owner/name */
  name: string;
  branch: string;
}

/** Returns the configuration of Sveltia CMS, with all form fields generated from the schemas. */
export function writeConfiguration({ name, branch }: Repository): CmsConfig {
  const kinds: [string, Kind][] = Object.entries(collections);
  const isFolder = ([, { pattern }]: [string, Kind]) => pattern.includes('*');
  const files = kinds.filter((kind) => !isFolder(kind)).map(writeFile);
  return {
    backend: { name: 'github', repo: name, branch, auth_methods: ['token'] },
    load_config_file: false,
    app_title: 'Content editor',
    logo: { src: '/favicon.svg' },
    media_folder: 'content/photos',
    public_folder: '/',
    media_libraries: {
      default: { config: { slugify_filename: true, max_file_size: largestPhoto } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: [
      { name: 'site', label: 'Company and pages', files },
      ...kinds.filter(isFolder).map(writeFolder),
    ],
  };
}

type Kind = {
  title: string;
  one?: string;
  pattern: string;
  schema: (context: SchemaContext) => z.ZodType;
};

function writeFile([kind, { title, pattern, schema }]: [string, Kind]): CollectionFile {
  const file = `content/${pattern}`;
  return {
    name: kind,
    label: title,
    file,
    ...formatOf(pattern),
    fields: writeFields(pattern, schema),
  };
}

function writeFolder([kind, { title, one, pattern, schema }]: [string, Kind]): Collection {
  const fields = writeFields(pattern, schema);
  const identifier = fields.some(({ name }) => name === 'title') ? 'title' : 'name';
  const [folder, file] = pattern.split('/*.') as [string, string];
  return {
    name: kind,
    label: title,
    label_singular: one ?? title,
    folder: `content/${folder}`,
    extension: file,
    ...formatOf(pattern),
    identifier_field: identifier,
    slug: {
      template: `{{${identifier}}}`,
      editable: ['create'],
      hint: 'The name of the file and the last part of the web address; it stays as it is.',
      pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Lowercase letters, digits and hyphens.'],
    },
    // Kinds without a singular name have a fixed set of files that only a programmer can extend.
    create: one !== undefined,
    delete: one !== undefined,
    duplicate: one !== undefined,
    fields,
  };
}

const formatOf = (pattern: string) => ({ format: isText(pattern) ? 'yaml-frontmatter' : 'yaml' });
