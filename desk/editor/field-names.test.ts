import type { RJSFSchema } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { fieldId, nameEntry, nameField, nameOne, namePath } from './field-names.ts';

test('a field is called after its name in the file', () => {
  expect(nameField('stateCode')).toBe('State code');
  expect(nameField('faqs')).toBe('FAQs');
  expect(nameField('siteUrl')).toBe('Site URL');
});

test('a place in the file is said in words, counted from 1', () => {
  expect(namePath(['card', 'services', 0])).toBe('Card, service 1');
  expect(namePath(['hours', 'weekdays', 'opens'])).toBe('Hours, weekdays, opens');
});

test('where a label stands at a field, the place is said with it', () => {
  const alt: RJSFSchema = { type: 'string', title: 'What it shows' };
  const photo: RJSFSchema = { type: 'object', properties: { alt } };
  const schema: RJSFSchema = { properties: { photos: { type: 'array', items: photo } } };
  expect(namePath(['photos', 1, 'alt'], schema)).toBe('Photo 2, what it shows');
  const shapes: RJSFSchema = { properties: { figure: { oneOf: [{ type: 'null' }, photo] } } };
  expect(namePath(['figure', 'alt'], shapes)).toBe('Figure, what it shows');
});

test('an id keeps the parts of a path apart', () => {
  expect(fieldId(['a_b', 1, 'c'])).not.toBe(fieldId(['a', 'b', 1, 'c']));
});

test('an entry is known by what tells it from the others', () => {
  expect(nameEntry({ kind: 'list', heading: 'Equipment we maintain' })).toBe(
    'Equipment we maintain',
  );
  expect(nameEntry({ value: '24' })).toBe('24');
  expect(nameEntry('a word')).toBe('a word');
  expect(nameEntry(undefined)).toBe('');
});

test('one of many', () => {
  const ones = ['Services', 'Facilities', 'Bases', 'Licenses', 'Process', 'FAQs'].map(nameOne);
  expect(ones).toEqual(['service', 'facility', 'base', 'license', 'process', 'FAQ']);
});
