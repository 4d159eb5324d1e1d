import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { isSampleCompany, readCompany } from '#contract/read-company.ts';
import { collections } from '#schemas/collections.ts';
import { isText, writeFields } from './write-fields.ts';

const project = resolve(import.meta.dirname, '../..');

const files = Object.values(collections).flatMap(({ pattern, schema }) =>
  globSync(`content/${pattern}`, { cwd: project })
    .sort()
    .map((path) => ({ path, fields: writeFields(pattern, schema) })),
);

/** The YAML style that Sveltia CMS uses unless its configuration sets `output.yaml`. */
const style = {
  indent: 2,
  indentSeq: true,
  lineWidth: 0,
  defaultKeyType: 'PLAIN',
  defaultStringType: 'PLAIN',
  singleQuote: true,
} as const;

// Otherwise the first save in the editor would reformat the whole file. Owners may format their own files differently.
const isSample = isSampleCompany(await readCompany(project));
test.skipIf(!isSample).each(files)(
  '$path has the format that the editor would write',
  ({ path, fields }) => {
    const text = readFileSync(resolve(project, path), 'utf8');
    const data = isText(path) ? (text.split(/^---$/m)[1] ?? '') : text;
    const printed = stringify(sortKeys(parse(data), { fields }), null, style);
    expect(data.trim(), 'write each key and item on its own line, without { } and [ ]').toBe(
      printed.trim(),
    );
  },
);

/** A form, or a field that contains other fields; see write-fields.ts. */
interface Form {
  field?: Field;
  fields?: Field[];
}

/** Sorts the keys of a value in the order of the form. A value with several variants keeps its order. */
function sortKeys(value: unknown, form: Form): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => sortKeys(item, (form.field as Form | undefined) ?? form));
  }
  const { fields } = form;
  if (typeof value !== 'object' || value === null || !fields) return value;
  const names = fields.map(({ name }) => name);
  const entries = Object.entries(value).toSorted(([a], [b]) => names.indexOf(a) - names.indexOf(b));
  return Object.fromEntries(
    entries.map(([key, part]) => [key, sortKeys(part, fields[names.indexOf(key)] as Form)]),
  );
}
