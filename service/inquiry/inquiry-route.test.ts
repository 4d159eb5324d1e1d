import { expect, test } from 'vitest';
import { formFields, largestBody } from '#contract/inquiry-form.ts';
import { readCompany } from '#contract/read-company.ts';
import { readReference, toReference } from '#contract/reference.ts';
import { refusals } from '#contract/refusals.ts';
import {
  browserHeaders,
  type Fields,
  goodFields,
  isWorker,
  onWorker,
  startTestService,
  type TestRequest,
  type TestService,
  toFormData,
} from '../testing/test-service.ts';

const { phone } = await readCompany();
const submission = '6c84fb90-12c4-11e1-840d-7b25c5ee775a';
const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' };
const multipart = { 'Content-Type': 'multipart/form-data; boundary=----boundary7' };
const noBoundary = 'multipart/form-data';
const part = (name: string, text: string) =>
  `------boundary7\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const end = '------boundary7--\r\n';
const bytes = (text: string) => Buffer.from(text, 'latin1');
const goodParts = Object.entries(goodFields)
  .map(([name, value]) => part(name, value))
  .join('');

test.each([
  ['as multipart', toFormData],
  ['URL-encoded', (fields: Record<string, string>) => new URLSearchParams(fields)],
])(
  'an inquiry sent %s is stored with every character, and the response contains its id',
  async (_, encode) => {
    const service = await startTestService();
    const fields = {
      ...goodFields,
      name: ' Ann "Q" <b>Lee</b> \u{1f50c}',
      location: 'Ándrews, \ufeffTX a+b & c=d %41',
      service: 'automation',
      message: "\r\n=1+1\r\nO'Brien; DROP TABLE enquiries; --\t{{x}} %00 \u202e",
    };
    const response = await service.post({}, { body: encode(fields) });
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: string };
    expect(await service.list()).toMatchObject([{ ...fields, id, state: 'kept', reason: '' }]);
  },
);

/** Posts the form as a browser without JavaScript does. Returns the reference in the redirect. */
async function postWithoutScript(service: TestService, fields: Fields): Promise<string> {
  const response = await service.post(fields, { headers: browserHeaders });
  expect(response.status).toBe(303);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const [path, code = ''] = (response.headers.get('Location') ?? '').split('?reference=');
  expect(path).toBe('/contact/thank-you');
  expect(readReference(code)).toBe(code);
  return code;
}

test('the reference is derived from the submission number, so resending the form gives the same reference', async () => {
  const service = await startTestService();
  const fields = { ...goodFields, submission };
  expect(await postWithoutScript(service, fields)).toBe(toReference(submission));
  expect(await postWithoutScript(service, fields)).toBe(toReference(submission));
  const { id } = (await (await service.post(fields)).json()) as { id: string };
  expect(toReference(id)).toBe(toReference(submission));
  expect(await service.list()).toHaveLength(1);
  // The reference does not reveal that the inquiry was quarantined.
  const hidden = { ...fields, website: 'x', submission: submission.replace('6', '7') };
  expect(await postWithoutScript(service, hidden)).toBe(toReference(hidden.submission));
});

test('without JavaScript, the same form sent twice is stored as two inquiries with different references', async () => {
  const service = await startTestService();
  const codes = [
    await postWithoutScript(service, goodFields),
    await postWithoutScript(service, goodFields),
  ];
  const stored = await service.list();
  expect(new Set(stored.map(({ id }) => toReference(id)))).toEqual(new Set(codes));
  expect(new Set(codes).size).toBe(2);
});

test('the kind of an inquiry is job unless the form says work', async () => {
  const service = await startTestService();
  for (const kind of [[], [''], ['job'], ['work']]) {
    expect((await service.post({ ...goodFields, kind })).status).toBe(201);
  }
  const kinds = (await service.list()).map(({ kind }) => kind);
  expect(kinds).toEqual(['work', 'job', 'job', 'job']);
});

const invalid: { description: string; fields: Fields; errors: string[] }[] = [
  { description: 'no field at all', fields: {}, errors: ['name', 'phone', 'email'] },
  {
    description: 'blank required fields',
    fields: { name: ' ', phone: '\t', email: '\n' },
    errors: ['name', 'phone', 'email'],
  },
  {
    description: 'an address without domain',
    fields: { ...goodFields, email: 'ann@' },
    errors: ['email'],
  },
  {
    description: 'an address whose domain has no dot',
    fields: { ...goodFields, email: 'ann@bad' },
    errors: ['email'],
  },
  {
    description: 'an address that ends with a dot',
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
    description: 'an address with a line break',
    fields: { ...goodFields, email: 'a@b.co\nBcc: x@y.z' },
    errors: ['email'],
  },
  {
    description: 'two addresses',
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
    description: 'a submission sent twice',
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
  // The longest allowed message: each line break counts as one character.
  { message: 'x\r\n'.repeat(formFields.message.limit / 2) },
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

test('a file in any field is refused', async () => {
  const service = await startTestService();
  for (const name of ['message', 'attachment', '__proto__']) {
    const form = toFormData(goodFields);
    form.append(name, new File([new Uint8Array([0xff, 0xfe, 0])], 'a.bin'));
    const response = await service.post({}, { body: form });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { message: expect.any(String) } });
  }
  expect(await service.list()).toEqual([]);
});

interface Unreadable {
  description: string;
  status: 400 | 413 | 415;
  init: TestRequest;
}

const announced = { ...urlencoded, 'Content-Length': String(largestBody + 1) };
const tooLongContentLength: Unreadable = {
  description: 'a Content-Length over the limit',
  status: 413,
  init: { body: 'name=x', headers: announced },
};

const unreadable: Unreadable[] = [
  {
    description: 'JSON',
    status: 415,
    init: { body: '{}', headers: { 'Content-Type': 'application/json' } },
  },
  {
    description: 'plain text',
    status: 415,
    init: { body: 'name=Ann', headers: { 'Content-Type': 'text/plain' } },
  },
  { description: 'a body without Content-Type', status: 415, init: { body: new Uint8Array(3) } },
  {
    description: 'multipart without boundary',
    status: 400,
    init: { body: 'x', headers: { 'Content-Type': noBoundary } },
  },
  { description: 'an empty multipart body', status: 400, init: { body: '', headers: multipart } },
  {
    description: 'a truncated multipart body',
    status: 400,
    init: { body: goodParts, headers: multipart },
  },
  {
    description: 'a part without name',
    status: 400,
    init: { body: `------boundary7\r\n\r\nhi\r\n${end}`, headers: multipart },
  },
  { description: 'a broken escape', status: 400, init: { body: 'name=%ZZ', headers: urlencoded } },
  // Invalid UTF-8: a lone byte, a truncated sequence, an overlong encoding, a surrogate, a value above
  // U+10FFFF.
  ...['%ff', '%E2%82', '%C0%AF', '%ED%A0%BD%ED%B4%8C', '%F4%90%80%80'].flatMap(
    (escaped): Unreadable[] => [
      {
        description: escaped,
        status: 400,
        init: { body: `name=${escaped}`, headers: urlencoded },
      },
      {
        description: `${escaped} in a field name`,
        status: 400,
        init: { body: `${escaped}=x`, headers: urlencoded },
      },
    ],
  ),
  {
    description: 'an unescaped byte that is not UTF-8',
    status: 400,
    init: { body: bytes('name=\xff'), headers: urlencoded },
  },
  {
    description: 'a byte that is not UTF-8 in a multipart value',
    status: 400,
    init: { body: bytes(`${part('name', '\xff')}${end}`), headers: multipart },
  },
  {
    description: 'a byte that is not UTF-8 in a multipart name',
    status: 400,
    init: { body: bytes(`${part('\xff', 'x')}${end}`), headers: multipart },
  },
  { description: 'a NUL', status: 400, init: { body: 'name=A%00nn', headers: urlencoded } },
  {
    description: 'a thousand fields',
    status: 400,
    init: { body: 'a=1&'.repeat(1000), headers: urlencoded },
  },
  {
    description: 'one byte over the limit',
    status: 413,
    init: { body: `name=${'x'.repeat(largestBody - 4)}`, headers: urlencoded },
  },
  // The Worker's fetch cannot send a wrong Content-Length.
  ...(isWorker ? [] : [tooLongContentLength]),
];

test('a body that is not a valid form gets a refusal with the phone number, for scripts and for browsers', async () => {
  const service = await startTestService();
  for (const { description, status, init } of unreadable) {
    const json = await service.post({}, init);
    expect(json.status, description).toBe(status);
    expect(await json.json()).toMatchObject({ error: expect.stringContaining(phone.display) });
    const headers = { ...init.headers, ...browserHeaders };
    const page = await service.post({}, { ...init, headers });
    expect(page.status, description).toBe(status);
    expect(await page.text()).toContain(`<p data-notice-title="">${refusals[status].title}</p>`);
  }
  expect(await service.list()).toEqual([]);
});

test.skipIf(onWorker('the fetch of the Worker runtime needs complete bodies'))(
  'an endless body is refused once it exceeds the limit',
  async () => {
    const service = await startTestService();
    const chunk = new TextEncoder().encode('x'.repeat(1000));
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += chunk.length;
        controller.enqueue(chunk);
      },
    });
    const init = { body, headers: urlencoded, duplex: 'half' } as TestRequest;
    expect((await service.post({}, init)).status).toBe(413);
    expect(sent).toBeLessThan(largestBody + 10_000);
  },
);

test('methods other than POST are refused', async () => {
  const service = await startTestService();
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    const response = await service.request('/api/contact', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
  }
});

const suspected: [description: string, fields: Fields][] = [
  ['a good form', goodFields],
  ['a form with invalid values', { name: '', service: 'plumbing' }],
  ['a form with a repeated field', { ...goodFields, name: ['a', 'b'] }],
  ['a form with two honeypots', { ...goodFields, website: ['', 'x'] }],
];

test('a form with a filled honeypot gets the normal success response and is quarantined', async () => {
  const service = await startTestService();
  for (const [description, fields] of suspected) {
    const filled = { website: 'http://spam.example', ...fields };
    expect((await service.post(filled)).status, description).toBe(201);
    expect((await service.post(filled, { headers: browserHeaders })).status, description).toBe(303);
  }
  const quarantined = { state: 'suspected', reason: 'honeypot', mail: 'none' };
  expect(await service.list()).toMatchObject(Array(2 * suspected.length).fill(quarantined));
});

test('the same submission with the same values is stored once, even if sent concurrently', async () => {
  const service = await startTestService();
  const fields = { ...goodFields, submission, started: `${Date.now()}` };
  const responses = await Promise.all([1, 2, 3].map(() => service.post(fields)));
  // A later retry no longer looks too fast, but it has the same submission number.
  const later = { submission: submission.toUpperCase(), started: `${Date.now() - 10_000}` };
  responses.push(await service.post({ ...fields, ...later }));
  const ids = await Promise.all(
    responses.map(async (response) => (await response.json()) as { id: string }),
  );
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
  const stored = await service.list();
  expect(stored.map(({ id }) => id)).toEqual([ids[0]?.id]);
});

test('a form with a new submission number, changed values or no valid number is stored as a new inquiry', async () => {
  const service = await startTestService();
  const others: Fields[] = [
    { submission },
    { submission, message: 'x' },
    { submission: submission.replace('6', '7') },
    {},
    { submission: 'x' },
  ];
  for (const fields of others) {
    expect((await service.post({ ...goodFields, ...fields })).status).toBe(201);
  }
  expect(await service.list()).toHaveLength(others.length);
});

test.skipIf(onWorker('the runtime cannot be stopped; tested in service/edge/both-hosts'))(
  'a form post gets a 503 if the inquiry cannot be stored',
  async () => {
    const service = await startTestService();
    await service.stop();
    const json = await service.post();
    expect(json.status).toBe(503);
    expect(json.headers.get('Retry-After')).toBe('30');
    const page = await service.post(goodFields, { headers: browserHeaders });
    expect(page.status).toBe(503);
    const html = await page.text();
    expect(html).toContain('Submission Failed');
    expect(html).toContain('value="ann@example.com"');
    expect((await service.request('/healthz')).status).toBe(503);
  },
);

test.skipIf(onWorker('the runtime cannot be stopped; tested in service/edge/worker'))(
  'the log identifies inquiries by id and contains no visitor input',
  async () => {
    const service = await startTestService({ RATE_LIMIT: '2/min', SMTP_URL: 'smtp://127.0.0.1:1' });
    const fields = {
      name: 'Xname',
      phone: 'Xphone 4325550100',
      email: 'x@xmail.test',
      message: 'Xmessage',
    };
    const { id } = (await (await service.post(fields)).json()) as { id: string };
    await service.post({ ...fields, email: 'xbad' });
    await service.post(fields);
    await service.stop();
    await service.post(fields, { from: '203.0.113.9' });
    const log = service.logLines.join('');
    expect(log).toContain(id);
    expect(log).not.toMatch(/Xname|Xphone|xmail|xbad|Xmessage|198\.51\.100|203\.0\.113/);
  },
);

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
