import type { CmsConfig, Collection, CollectionFile } from '@sveltia/cms';
import type { z } from 'zod';
import { collections } from '#schemas/collections.ts';
import type { SchemaContext } from '#schemas/fields.ts';
import { isText, writeFields } from './write-fields.ts';

/** Maximum size of a photo, in bytes. GitHub rejects files that are much larger. */
const largestPhoto = 45_000_000;

/** The repository and branch that the editor commits to: CMS_REPOSITORY and CMS_BRANCH. */
export interface Repository {
  /** Example: owner/name */
  name: string;
  branch: string;
}

/** A kind of content, as in collections.ts. */
interface Kind {
  name: string;
  title: string;
  /** The singular of `title`, for kinds to which owners can add entries. */
  one?: string;
  /** Path below content/, with `*` for the name of an entry. */
  pattern: string;
  schema: (context: SchemaContext) => z.ZodType;
}

/** Returns the configuration of Sveltia CMS, with all form fields generated from the schemas. */
export function writeConfiguration({ name, branch }: Repository): CmsConfig {
  const kinds: Kind[] = Object.entries(collections).map(([name, kind]) => ({ name, ...kind }));
  const isFolder = ({ pattern }: Kind) => pattern.includes('*');
  const files = kinds.filter((kind) => !isFolder(kind)).map(configureFile);
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
      ...kinds.filter(isFolder).map(configureFolder),
    ],
  };
}

/** Returns the configuration of the form for a single file, such as company.yaml. */
function configureFile({ name, title, pattern, schema }: Kind): CollectionFile {
  return {
    name,
    label: title,
    file: `content/${pattern}`,
    ...formatOf(pattern),
    fields: writeFields(pattern, schema),
  };
}

/** Returns the configuration of the form for all files in a folder, such as towns/*.yaml. */
function configureFolder({ name, title, one, pattern, schema }: Kind): Collection {
  const fields = writeFields(pattern, schema);
  const identifier = fields.some((field) => field.name === 'title') ? 'title' : 'name';
  const [folder, extension] = pattern.split('/*.') as [string, string];
  return {
    name,
    label: title,
    label_singular: one ?? title,
    folder: `content/${folder}`,
    extension,
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
