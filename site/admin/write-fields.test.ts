import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { collections } from '#schemas/collections.ts';
import { group, listOf, text } from '#schemas/fields.ts';
import { permanentId } from '#schemas/permanent-ids.ts';
import { writeConfiguration } from './write-configuration.ts';
import { writeFields } from './write-fields.ts';

const write = (shape: z.ZodRawShape) => writeFields('towns/*.yaml', () => group(shape));

test('every kind of content has a form', () => {
  const { collections: forms = [] } = writeConfiguration({ name: 'owner/site', branch: 'main' });
  const named = forms.flatMap((form) =>
    'files' in form ? form.files.map(({ name }) => name) : [],
  );
  const folders = forms.flatMap((form) => ('folder' in form ? [form.name] : []));
  expect([...named, ...folders].sort()).toEqual(Object.keys(collections).sort());
});

describe('a field that no form can edit is rejected, with its location in the schema', () => {
  test.each<{ description: string; odd: z.ZodType; message: RegExp }>([
    {
      description: 'a record with arbitrary keys',
      odd: z.record(z.string(), z.string()),
      message: /^towns\/\*\.yaml .*odd: the editor has no form for/,
    },
    {
      description: 'a tuple',
      odd: z.tuple([z.number(), z.number()]),
      message: /odd: the editor has no form for a tuple/,
    },
    {
      description: 'a string or a list',
      odd: z.union([z.string(), z.array(z.string())]),
      message: /odd: the editor has no form for/,
    },
    {
      description: 'an unknown value',
      odd: z.unknown(),
      message: /odd: the editor has no form for/,
    },
    {
      description: 'an object with additional fields',
      odd: z.looseObject({ a: z.string() }),
      message: /odd: the editor has no form for/,
    },
    {
      description: 'a required list that may be empty',
      odd: z.array(z.string()),
      message: /odd: the editor does not write empty lists/,
    },
  ])('$description', ({ odd, message }) => {
    expect(() => write({ odd })).toThrow(message);
    expect(() => write({ deep: listOf(group({ odd }), 'things') })).toThrow(message);
  });
});

test('a text field shows the message of its schema when the text does not match the pattern', () => {
  const [field] = write({ code: z.string().regex(/^[A-Z]+$/, 'write it in capitals') });
  expect(field).toMatchObject({ pattern: ['^[A-Z]+$', 'write it in capitals'] });
});

test('an optional boolean is a select with an empty choice, because a switch cannot be unset', () => {
  const [unset, set] = write({ a: z.boolean().optional(), b: z.boolean().default(false) });
  expect(unset).toMatchObject({ widget: 'select', required: false });
  expect(set).toMatchObject({ widget: 'boolean', default: false });
});

test('a choice with a default is left empty, so that the editor does not write it into every file', () => {
  const [field] = write({ size: z.enum(['small', 'large']).default('small') });
  expect(field).toMatchObject({ widget: 'select', required: false });
  expect(field).not.toHaveProperty('default', 'small');
});

test('a field has the limits and the hint of its schema', () => {
  const fields = write({
    name: text('the name of the town', 'Pecos'),
    miles: z.int().min(1).max(9),
  });
  expect(fields).toMatchObject([
    { name: 'name', label: 'Name', hint: 'The name of the town.', widget: 'string' },
    { name: 'miles', widget: 'number', value_type: 'int', min: 1, max: 9 },
  ]);
});

test('a list field offers one type for each variant of a discriminated union', () => {
  const union = z.discriminatedUnion('kind', [
    group({ kind: z.literal('a'), one: z.string() }),
    group({ kind: z.enum(['b', 'c']), two: z.string() }),
  ]);
  const [list] = write({ list: listOf(union, 'things') });
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

test('the form does not show required permanent ids, and makes one for each new part', () => {
  const [id] = write({ id: permanentId('a fact', 'test-set') });
  expect(id).toEqual({ name: 'id', widget: 'hidden', default: '{{uuid_shorter}}' });
});

test('the form shows optional permanent ids, so that saving adds none', () => {
  const [id] = write({ id: permanentId('a row', 'phase-a').optional() });
  expect(id).toMatchObject({ name: 'id', widget: 'string', required: false });
  expect(id).not.toHaveProperty('default', expect.anything());
});
