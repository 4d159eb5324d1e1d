import { expect, test } from 'vitest';
import { changeField, readField } from './change-field.ts';

const fields = { name: 'Pecos', card: { links: [{ text: 'a' }, { text: 'b' }] } };

test('one field is changed and nothing else is touched', () => {
  const changed = changeField(fields, ['card', 'links', 1, 'text'], 'c');
  expect(readField(changed, ['card', 'links', 1, 'text'])).toBe('c');
  expect(readField(changed, ['card', 'links', 0])).toBe(fields.card.links[0]);
  expect(fields.card.links[1]?.text).toBe('b');
});

test('a field without a value is taken out', () => {
  expect(Object.keys(changeField(fields, ['card'], undefined))).toEqual(['name']);
});

test('a group that is not there yet is made on the way', () => {
  expect(changeField({}, ['ring', 'radius'], 1)).toEqual({ ring: { radius: 1 } });
});
