import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createInquiryId, readReference, toReference } from './reference.ts';

// Visitors may have written down their reference, so the mapping from UUID to reference must never change.
test.each([
  ['00000000-0000-4000-8000-000000000000', 'K222-7222'],
  ['6c84fb90-12c4-11e1-840d-7b25c5ee775a', '6YM6-XF2X'],
  ['ffffffff-ffff-4fff-bfff-ffffffffffff', '7222-Q222'],
])('the reference of %s is %s', (uuid, reference) => {
  expect(toReference(uuid)).toBe(reference);
  expect(toReference(uuid.toUpperCase())).toBe(reference);
});

test('readReference accepts a reference in every common format and rejects other text', () => {
  const reference = toReference(randomUUID());
  const bare = reference.replace('-', '');
  for (const typed of [reference, reference.toLowerCase(), ` ${bare} `, [...bare].join(' ')]) {
    expect(readReference(typed)).toBe(reference);
  }
  const others = ['', bare.slice(1), `${bare}2`, `${bare.slice(1)}0`, `${bare}<b>`, randomUUID()];
  for (const other of others) expect(readReference(other)).toBeUndefined();
});

const randomUuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test.each([
  'c0ffee00-0000-4000-8000-00000000cafe',
  '6C84FB90-12C4-11E1-840D-7B25C5EE775A',
  '00000000-0000-0000-0000-000000000000',
])(
  'inquiry ids created for submission %s are unique and have the reference of the submission',
  (submission) => {
    const ids = Array.from({ length: 200 }, () => createInquiryId(submission));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      expect(id).toMatch(randomUuid);
      expect(toReference(id)).toBe(toReference(submission));
    }
  },
);
