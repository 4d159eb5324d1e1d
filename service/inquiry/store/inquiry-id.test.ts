import { expect, test } from 'vitest';
import { toReference } from '../../../contract/reference.ts';
import { createInquiryId } from './inquiry-id.ts';

const randomUuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test.each([
  ['a random one', 'c0ffee00-0000-4000-8000-00000000cafe'],
  ['one made of the time', '6c84fb90-12c4-11e1-840d-7b25c5ee775a'],
  ['one in capitals', '6C84FB90-12C4-11E1-840D-7B25C5EE775A'],
  ['the emptiest', '00000000-0000-0000-0000-000000000000'],
])('an id has the reference of its submission: %s', (_, submission) => {
  const ids = Array.from({ length: 200 }, () => createInquiryId(submission));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    expect(id).toMatch(randomUuid);
    expect(toReference(id)).toBe(toReference(submission));
  }
});

test('an id without submission has a reference of its own', () => {
  const references = Array.from({ length: 200 }, () => toReference(createInquiryId()));
  expect(new Set(references).size).toBe(references.length);
});
