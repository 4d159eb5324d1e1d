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

/** As Sveltia prints, where `output.yaml` of its configuration says nothing else. */
const style = {
  indent: 2,
  indentSeq: true,
  lineWidth: 0,
  defaultKeyType: 'PLAIN',
  defaultStringType: 'PLAIN',
  singleQuote: true,
} as const;

// Or the first save of one word would change other lines too. An owner may write by hand as they like.
const isSample = isSampleCompany(await readCompany(project));
test.skipIf(!isSample).each(files)(
  '$path is written as the editor writes it',
  ({ path, fields }) => {
    const text = readFileSync(resolve(project, path), 'utf8');
    const data = isText(path) ? (text.split(/^---$/m)[1] ?? '') : text;
    const printed = stringify(inOrder(parse(data), { fields }), null, style);
    expect(data.trim(), 'write each key and item on its own line, without { } and [ ]').toBe(
      printed.trim(),
    );
  },
);

/** The parts of a field that hold others; see write-fields.ts. */
interface Form {
  field?: Field;
  fields?: Field[];
}

/** The same value with its keys in the order of the form; what is one of several kinds keeps the order it has. */
function inOrder(value: unknown, form: Form): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => inOrder(item, (form.field as Form | undefined) ?? form));
  }
  const { fields } = form;
  if (typeof value !== 'object' || value === null || !fields) return value;
  const names = fields.map(({ name }) => name);
  const entries = Object.entries(value).toSorted(([a], [b]) => names.indexOf(a) - names.indexOf(b));
  return Object.fromEntries(
    entries.map(([key, part]) => [key, inOrder(part, fields[names.indexOf(key)] as Form)]),
  );
}
