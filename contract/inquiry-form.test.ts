import { expect, test } from 'vitest';
import { findFieldError, formFields } from './inquiry-form.ts';

const { limit } = formFields.message;

test('the message for text that is too long says how many characters are too many', () => {
  expect(findFieldError('message', 'x'.repeat(limit))).toBeUndefined();
  expect(findFieldError('message', 'x'.repeat(limit + 1))).toMatch(/5,000 .*: 1 too many\.$/);
  expect(findFieldError('message', 'x'.repeat(limit + 1730))).toMatch(/: 1,730 too many\.$/);
  const phones = 'Office 432-555-0101 ext 12, cell 432-555-0102';
  expect(findFieldError('phone', phones)).toMatch(/40 .*: 5 too many\.$/);
});

test('a line break and an emoji count as one character, as typed and as sent', () => {
  for (const character of ['\n', '\r\n', '😀']) {
    expect(findFieldError('message', character.repeat(limit))).toBeUndefined();
    expect(findFieldError('message', character.repeat(limit + 1))).toMatch(/: 1 too many\.$/);
  }
});

test('a name of invisible characters is missing, and an international address is valid', () => {
  expect(findFieldError('name', '\u2800\u200b')).toBe(formFields.name.message);
  expect(findFieldError('email', 'info@müller-elektro.de')).toBeUndefined();
  expect(findFieldError('email', 'jörg@example.com')).toBe(formFields.email.foreign);
});
