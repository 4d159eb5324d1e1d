import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findTraces } from '../testing/find-traces.ts';
import { leads, leadsInNewProcess, leadsWhilePosting, postAll } from '../testing/run-leads.ts';
import { startTestService } from '../testing/test-service.ts';

test('`leads delete --email` erases only inquiries from that address, and lists addresses that differ only in case', async () => {
  const service = await startTestService();
  const others = ['Ann@example.com', 'ann@example.co', 'joann@example.com', 'ann@example.com.mx'];
  await postAll(
    service,
    { email: 'ann@example.com' },
    { email: ' ann@Example.COM' },
    ...others.map((email) => ({ email })),
  );
  for (const pattern of ['%', 'ann@example.c_m', 'ann', '@example.com', '']) {
    expect((await leads(service, ['delete', `--email=${pattern}`, '--yes'])).code, pattern).toBe(1);
  }
  const { code, stdout, stderr } = await leads(service, [
    'delete',
    '--email',
    ' ann@EXAMPLE.com ',
    '--yes',
  ]);
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  expect(stderr.match(/inquiries from \S+/g)).toEqual(['inquiries from Ann@example.com.']);
  expect(stderr).toContain('Erased 2.\n');
  expect((await service.list()).map(({ email }) => email)).toEqual(others.toReversed());
});

test('`leads delete --email` finds an address with an international domain in both of its spellings', async () => {
  const service = await startTestService();
  const spellings = ['info@müller-elektro.de', 'info@xn--mller-elektro-wob.de'];
  for (const wanted of spellings) {
    await postAll(service, ...spellings.map((email) => ({ email })));
    const { stderr } = await leads(service, ['delete', '--email', wanted, '--yes']);
    expect(stderr).toContain('Erased 2.\n');
  }
  expect(await service.list()).toEqual([]);
});

test('`leads delete` erases every trace of an inquiry while the service accepts posts', async () => {
  const service = await startTestService();
  const words = Array.from({ length: 30 }, (_, at) => `Trace${at}of30`);
  await postAll(
    service,
    ...words.map((word) => ({ name: word, email: 'gone@example.com', message: word.repeat(40) })),
  );
  const { code, acknowledged } = await leadsWhilePosting(service, 1, [
    'delete',
    '--email=gone@example.com',
    '--yes',
  ]);
  expect(code).toBe(0);
  expect(findTraces(join(service.root, 'data'), words)).toEqual([]);
  expect(await service.list()).toHaveLength(acknowledged.length);
});

test('`leads delete` warns that backups still contain the erased inquiry', async () => {
  const service = await startTestService();
  const [first, second] = await postAll(service, {}, {});
  expect((await leads(service, ['delete', first, '--yes'])).stderr).toBe('Erased 1.\n');
  await leads(service, ['backup', 'copy.db']);
  const { stderr } = await leads(service, ['delete', second ?? '', '--yes']);
  expect(stderr).toContain(join(service.root, 'copy.db'));
});

test.each([
  { input: 'yes', message: 'Erased 1.', remaining: 0 },
  { input: 'no', message: 'Nothing was erased.', remaining: 1 },
  { input: '', message: 'Nothing was erased.', remaining: 1 },
])(
  'if the user answers "$input" when `leads delete` asks for confirmation, the command prints "$message"',
  async ({ input, message, remaining }) => {
    const service = await startTestService({ SMTP_URL: 'smtp://127.0.0.1:1' });
    const { id } = (await (await service.post()).json()) as { id: string };
    const { code, stderr } = await leadsInNewProcess(
      service,
      ['delete', id],
      input && `${input}\n`,
    );
    expect(code).toBe(0);
    expect(stderr).toContain(message);
    expect(await service.list()).toHaveLength(remaining);
  },
);
