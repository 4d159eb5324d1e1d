import { expect, test } from 'vitest';
import { readReference, toReference } from '#contract/reference.ts';
import {
  browserHeaders,
  type Fields,
  goodFields,
  onWorker,
  startTestService,
  type TestService,
  toFormData,
} from '../testing/test-service.ts';

const submission = '6c84fb90-12c4-11e1-840d-7b25c5ee775a';

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
      message: "\r\n=1+1\r\nO'Brien; DROP TABLE inquiries; --\t{{x}} %00 \u202e",
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

test('an inquiry is of the kind "job" unless the form sends "work"', async () => {
  const service = await startTestService();
  for (const kind of [[], [''], ['job'], ['work']]) {
    expect((await service.post({ ...goodFields, kind })).status).toBe(201);
  }
  const kinds = (await service.list()).map(({ kind }) => kind);
  expect(kinds).toEqual(['work', 'job', 'job', 'job']);
});

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
  // The retry comes too late to be flagged as filled in too fast, but has the same submission number.
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

test.skipIf(onWorker('the runtime cannot be stopped; tested in server/edge/both-hosts'))(
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

test.skipIf(onWorker('the runtime cannot be stopped; tested in server/edge/worker'))(
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
