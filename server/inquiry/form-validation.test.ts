import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFieldErrors, formFields, getField, inquiryFields } from '#contract/inquiry-form.ts';
import {
  emptyFields,
  type Fields,
  goodFields,
  shareTestService,
  startTestService,
} from '../testing/test-service.ts';

const sharedService = shareTestService();

const submission = crypto.randomUUID();

const invalid: { description: string; fields: Fields; errors: string[] }[] = [
  { description: 'no field at all', fields: {}, errors: ['name', 'phone', 'email'] },
  {
    description: 'blank required fields',
    fields: { name: ' ', phone: '\t', email: '\n' },
    errors: ['name', 'phone', 'email'],
  },
  {
    description: 'an email address without a domain',
    fields: { ...goodFields, email: 'ann@' },
    errors: ['email'],
  },
  {
    description: 'an email address whose domain has no dot',
    fields: { ...goodFields, email: 'ann@bad' },
    errors: ['email'],
  },
  {
    description: 'an email address that ends with a dot',
    fields: { ...goodFields, email: 'ann@example.com.' },
    errors: ['email'],
  },
  {
    description: 'words instead of a phone number',
    fields: { ...goodFields, phone: 'call me' },
    errors: ['phone'],
  },
  {
    description: 'a phone number of six digits',
    fields: { ...goodFields, phone: '555-014' },
    errors: ['phone'],
  },
  {
    description: 'an email address with a line break',
    fields: { ...goodFields, email: 'a@b.co\nBcc: x@y.z' },
    errors: ['email'],
  },
  {
    description: 'two email addresses',
    fields: { ...goodFields, email: 'a@b.co,c@d.co' },
    errors: ['email'],
  },
  {
    description: 'a department that is not offered',
    fields: { ...goodFields, service: 'plumbing' },
    errors: ['service'],
  },
  {
    description: 'a kind that is not offered',
    fields: { ...goodFields, kind: 'play' },
    errors: ['kind'],
  },
  {
    description: 'a field sent twice',
    fields: { ...goodFields, name: ['Ann', 'Bob'] },
    errors: ['name'],
  },
  {
    description: 'an optional field sent twice',
    fields: { ...goodFields, message: ['', ''] },
    errors: ['message'],
  },
  {
    description: 'a submission number sent twice',
    fields: { ...goodFields, submission: [submission, 'x'] },
    errors: ['submission'],
  },
  ...(['name', 'phone', 'email', 'location', 'message'] as const).map((field) => ({
    description: `one character too many in ${field}`,
    fields: { ...goodFields, [field]: `${'1'.repeat(formFields[field].limit - 4)}@b.co` },
    errors: [field],
  })),
];

const valid: Fields[] = [
  { phone: '555-0142' },
  { phone: '4325550142' },
  { phone: ' (432) 555-0142 ' },
  { phone: '+1 (432) 555-0142 ext. 12' },
  { phone: '432.555.0142 x9' },
  { phone: '1-800-555-CALL 0142' },
  { phone: '+49 30 123456, nach 17 Uhr' },
  { email: 'name@example.com' },
  { email: ' a.b+c@mail.example.co.uk\t' },
  { email: "o'neil@1.example" },
  { email: 'info@müller-elektro.de' },
  // The longest allowed message: each line break counts as one character.
  { message: 'x\r\n'.repeat(formFields.message.limit / 2) },
  // Characters outside the basic multilingual plane count as one, too.
  { message: '😀'.repeat(formFields.message.limit) },
];

test('invalid values are refused with a message for their field, and valid values are stored as typed', async () => {
  const service = await startTestService();
  for (const { description, fields, errors: fieldNames } of invalid) {
    const response = await service.post(fields);
    expect(response.status, description).toBe(422);
    const { errors } = (await response.json()) as { errors: Record<string, string> };
    expect(Object.keys(errors), description).toEqual(fieldNames);
  }
  expect(await service.list()).toEqual([]);
  for (const each of valid) {
    expect((await service.post({ ...goodFields, ...each })).status, `${each}`).toBe(201);
    expect((await service.list())[0]).toMatchObject(each);
  }
  // Unknown fields are ignored, even if every JavaScript object has a property of that name.
  const extra = { __proto__x: 'a', constructor: 'b', toString: 'c', utm: ['d', 'e'] };
  expect((await service.post({ ...goodFields, ...extra })).status).toBe(201);
});

test('a 64 KB email address or phone number that is almost valid is refused quickly', async () => {
  const service = await startTestService();
  const started = performance.now();
  for (const part of ['@', '.', 'a.', '1 ', ' ', 'a@']) {
    const long = part.repeat(60_000 / part.length);
    for (const field of ['name', 'phone', 'email']) {
      const body = new URLSearchParams({ ...goodFields, [field]: long });
      expect((await service.post({}, { body })).status).toBeOneOf([413, 422]);
    }
  }
  expect(performance.now() - started).toBeLessThan(5000);
});

test('invisible characters around a value are ignored, and a value of only invisible characters counts as empty', async () => {
  const service = await startTestService();
  const pasted = { name: '\u202aAnn Lee\u202c', email: '\ufeffann@example.com\u200b' };
  expect((await service.post({ ...goodFields, ...pasted })).status).toBe(201);
  // Values are stored as sent, including invisible characters.
  expect(await service.list()).toMatchObject([pasted]);
  const response = await service.post({ ...goodFields, name: '\u2800', email: '\u3164\u200b' });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    errors: { name: formFields.name.message, email: formFields.email.missing },
  });
  expect((await service.post({ ...goodFields, email: 'ann\u2003lee@example.com' })).status).toBe(
    422,
  );
});

/** Pieces of values: invisible characters, line breaks, emoji, parts of addresses, and characters of any kind. */
const piece = fc.oneof(
  fc.constantFrom('\u200b', '\u2800', '\u00ad', ' ', '\n', '\r\n', '\r', '😀', 'e\u0301', '\ufe0f'),
  fc.constantFrom('@', '.', 'ann', 'müller', '.de', '。', '4', '555-0142', 'x'.repeat(35)),
  fc.string({ unit: 'binary', maxLength: 3 }).map((text) => text.replaceAll('\0', '')),
);
const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
const values = fc.record(
  Object.fromEntries(
    inquiryFields.map((field) => {
      const { choices, limit } = getField(field);
      if (choices) return [field, fc.constantFrom(...Object.keys(choices))];
      const nearLimit = fc.integer({ min: -2, max: 2 }).map((excess) => '1'.repeat(limit + excess));
      const good = fc.constant({ ...emptyFields, ...goodFields }[field]);
      return [
        field,
        fc.oneof({ weight: 4, arbitrary: good }, { weight: 4, arbitrary: text }, nearLimit),
      ];
    }),
  ) as Record<(typeof inquiryFields)[number], fc.Arbitrary<string>>,
);

test('the service refuses exactly the values that the validation in the page finds invalid, with the same messages', async () => {
  const { post } = sharedService();
  await fc.assert(
    fc.asyncProperty(values, async (typed) => {
      const errors = findFieldErrors({ ...emptyFields, ...typed });
      const response = await post(typed);
      const isValid = Object.keys(errors).length === 0;
      expect(response.status).toBe(isValid ? 201 : 422);
      if (!isValid) expect(await response.json()).toEqual({ errors });
    }),
    { numRuns: 200 },
  );
});
