import { expect, test } from 'vitest';
import { largestBody } from '#contract/inquiry-form.ts';
import { describeRefusal, goBack } from '#contract/refusals.ts';
import {
  browserHeaders,
  goodFields,
  isWorker,
  onWorker,
  servedCompany,
  startTestService,
  type TestRequest,
  toFormData,
} from '../testing/test-service.ts';

const { phone } = servedCompany;
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
    description: 'a JSON body',
    status: 415,
    init: { body: '{}', headers: { 'Content-Type': 'application/json' } },
  },
  {
    description: 'a plain-text body',
    status: 415,
    init: { body: 'name=Ann', headers: { 'Content-Type': 'text/plain' } },
  },
  { description: 'a body without Content-Type', status: 415, init: { body: new Uint8Array(3) } },
  {
    description: 'a multipart body without a boundary',
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
    description: 'a multipart part without a name',
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

test('a body that is not a valid form gets a refusal with the phone number, and for browsers with a hint to go back to the typed text', async () => {
  const service = await startTestService();
  for (const { description, status, init } of unreadable) {
    const json = await service.post({}, init);
    expect(json.status, description).toBe(status);
    expect(await json.json()).toMatchObject({ error: expect.stringContaining(phone.display) });
    const headers = { ...init.headers, ...browserHeaders };
    const page = await service.post({}, { ...init, headers });
    expect(page.status, description).toBe(status);
    const { title } = describeRefusal(status);
    const html = await page.text();
    expect(html).toContain(`>${title}</p>`);
    expect(html).toContain(`>${goBack} `);
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
