import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { collections } from '#schemas/collections.ts';
import { group, listOf, text } from '#schemas/fields.ts';
import { writeConfiguration } from './write-configuration.ts';
import { writeFields } from './write-fields.ts';

const write = (shape: z.ZodRawShape) => writeFields('towns/*.yaml', () => group(shape));

test('every kind of content has its form, and every field of the schemas is in it', () => {
  const { collections: forms = [] } = writeConfiguration({ name: 'owner/site', branch: 'main' });
  const named = forms.flatMap((form) =>
    'files' in form ? form.files.map(({ name }) => name) : [],
  );
  const folders = forms.flatMap((form) => ('folder' in form ? [form.name] : []));
  expect([...named, ...folders].sort()).toEqual(Object.keys(collections).sort());
});

describe('what a form would hide or lose is refused with its place', () => {
  test.each<[what: string, field: z.ZodType, said: RegExp]>([
    [
      'a record by name',
      z.record(z.string(), z.string()),
      /^towns\/\*\.yaml .*odd: no form can show/,
    ],
    [
      'a list of fixed places',
      z.tuple([z.number(), z.number()]),
      /odd: no form can show a list of/,
    ],
    ['a text or a list', z.union([z.string(), z.array(z.string())]), /odd: no form can show/],
    ['anything', z.unknown(), /odd: no form can show/],
    ['a group that takes other fields', z.looseObject({ a: z.string() }), /odd: no form can show/],
    ['a list that is empty at times', z.array(z.string()), /odd: an empty list is not written/],
  ])('%s', (_what, odd, said) => {
    expect(() => write({ odd })).toThrow(said);
    expect(() => write({ deep: listOf(group({ odd }), 'things') })).toThrow(said);
  });
});

test('a field says what its schema says of a text of the wrong form', () => {
  const [field] = write({ code: z.string().regex(/^[A-Z]+$/, 'write it in capitals') });
  expect(field).toMatchObject({ pattern: ['^[A-Z]+$', 'write it in capitals'] });
});

test('an optional yes or no can be left out, which a switch cannot', () => {
  const [unset, set] = write({ a: z.boolean().optional(), b: z.boolean().default(false) });
  expect(unset).toMatchObject({ widget: 'select', required: false });
  expect(set).toMatchObject({ widget: 'boolean', default: false });
});

test('limits and hints are those of the schema', () => {
  const fields = write({
    name: text('the name of the town', 'Pecos'),
    miles: z.int().min(1).max(9),
  });
  expect(fields).toMatchObject([
    { name: 'name', label: 'Name', hint: 'The name of the town.', widget: 'string' },
    { name: 'miles', widget: 'number', value_type: 'int', min: 1, max: 9 },
  ]);
});

test('things that differ by a field are kinds of a list', () => {
  const kinds = z.discriminatedUnion('kind', [
    group({ kind: z.literal('a'), one: z.string() }),
    group({ kind: z.enum(['b', 'c']), two: z.string() }),
  ]);
  const [list] = write({ list: listOf(kinds, 'things') });
  expect(list).toMatchObject({
    widget: 'list',
    typeKey: 'kind',
    types: [
      { name: 'a', fields: [{ name: 'one' }] },
      { name: 'b', fields: [{ name: 'two' }] },
      { name: 'c', fields: [{ name: 'two' }] },
    ],
  });
});
