import type { RJSFSchema } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { blankEntry, changeShape } from './blank-entry.ts';
import { prepareSchema } from './prepare-schema.ts';
import { trustingValidator } from './trusting-validator.ts';

const text = { type: 'string' } as const;
const list: RJSFSchema = {
  type: 'object',
  properties: {
    kind: { const: 'list' },
    heading: text,
    items: { type: 'array', items: text, minItems: 2 },
  },
  required: ['kind', 'heading', 'items'],
  additionalProperties: false,
};
const cards: RJSFSchema = {
  type: 'object',
  properties: { kind: { const: 'cards' }, heading: text, label: text },
  required: ['kind', 'heading'],
  additionalProperties: false,
};
const other: RJSFSchema = { type: 'object', properties: { kind: { enum: ['map', 'plan'] } } };
const section: RJSFSchema = { oneOf: [list, cards, other] };

test('a default is not handed to the form, which would write it into the file', () => {
  const schema = prepareSchema({
    type: 'object',
    properties: { draft: { type: 'boolean', default: false } },
  });
  expect(JSON.stringify(schema)).not.toContain('default');
});

test('fields and shapes have names, and the names of the schema win', () => {
  const schema = prepareSchema({
    type: 'object',
    properties: { stateCode: text, phone: { ...text, title: 'Office phone' }, section },
  });
  const { stateCode, phone, section: named } = schema.properties as Record<string, RJSFSchema>;
  expect([stateCode?.title, phone?.title]).toEqual(['State code', 'Office phone']);
  expect(named?.oneOf?.map((shape) => (shape as RJSFSchema).title)).toEqual([
    'List',
    'Cards',
    'Other kind',
  ]);
});

test('a time of day, a link and a photograph have controls of their own', () => {
  const time = prepareSchema({ type: 'string', pattern: '^\\d\\d:\\d\\d$' });
  expect(time.format).toBe('time');
  const link = prepareSchema({
    type: 'object',
    properties: { text, page: text, service: text, article: text },
  });
  expect(link.$id).toBe('LinkField');
  const photo = prepareSchema({
    type: 'object',
    properties: { file: text, alt: text, caption: text },
  });
  expect(photo.properties?.file).toMatchObject({ format: 'photo' });
});

test('a new entry has what must be there, and as many entries as its lists need', () => {
  expect(blankEntry(list)).toEqual({ kind: 'list', items: ['', ''] });
  expect(blankEntry(section)).toEqual({ kind: 'list', items: ['', ''] });
});

test('an entry of another shape keeps the fields that both have', () => {
  const value = { kind: 'list', heading: 'Equipment', items: ['a', 'b'] };
  expect(changeShape(cards, value)).toEqual({ kind: 'cards', heading: 'Equipment' });
});

test('the shape of a value is told by its fields, not by whether they are right', () => {
  const fits = (schema: RJSFSchema, value: unknown) =>
    trustingValidator.isValid(schema, value as never, schema);
  expect(fits(list, { kind: 'list', heading: '', items: [] })).toBe(true);
  expect(fits(cards, { kind: 'list', heading: '', items: [] })).toBe(false);
  expect(fits(cards, { kind: 'cards' })).toBe(false);
  expect(fits(cards, { kind: 'cards', heading: 'a', items: [] })).toBe(false);
});
