import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findTraces } from '../testing/find-traces.ts';
import { leads, leadsAlone, postAll } from '../testing/run-leads.ts';
import { startTestService } from '../testing/test-service.ts';

// A machine that is busy with other things is slow, and slow is not wrong.
vi.setConfig({ testTimeout: 30_000 });

test('delete by address takes exactly that address and names those that differ in case', async () => {
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
  expect(stderr.match(/inquiries from \S+/g)).toEqual(['inquiries from Ann@example.com,']);
  expect(stderr).toContain('Erased 2.\n');
  expect((await service.list()).map(({ email }) => email)).toEqual(others.toReversed());
});

test('delete erases every trace while the service goes on taking posts', async () => {
  const service = await startTestService();
  const words = Array.from({ length: 30 }, (_, at) => `Trace${at}of30`);
  await postAll(
    service,
    ...words.map((word) => ({ name: word, email: 'gone@example.com', message: word.repeat(40) })),
  );
  let isPosting = true;
  const statuses: number[] = [];
  const senders = Array.from({ length: 4 }, async () => {
    while (isPosting) statuses.push((await service.post()).status);
  });
  const { code } = await leadsAlone(service, ['delete', '--email=gone@example.com', '--yes']);
  isPosting = false;
  await Promise.all(senders);
  expect(code).toBe(0);
  expect(statuses.length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status !== 201)).toEqual([]);
  expect(findTraces(join(service.root, 'data'), words)).toEqual([]);
  expect(await service.list()).toHaveLength(statuses.length);
});

test('delete says that backups still hold what was erased', async () => {
  const service = await startTestService();
  const [first, second] = await postAll(service, {}, {});
  expect((await leads(service, ['delete', first, '--yes'])).stderr).toBe('Erased 1.\n');
  await leads(service, ['backup', 'copy.db']);
  const { stderr } = await leads(service, ['delete', second ?? '', '--yes']);
  expect(stderr).toContain(join(service.root, 'copy.db'));
});

test.each([
  ['yes', 'Erased 1.', 0],
  ['no', 'Nothing erased.', 1],
  ['', 'Nothing erased.', 1],
])('on the command line, %j to the question answers %j', async (input, words, left) => {
  const service = await startTestService({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const { id } = (await (await service.post()).json()) as { id: string };
  const { code, stderr } = await leadsAlone(service, ['delete', id], input && `${input}\n`);
  expect(code).toBe(0);
  expect(stderr).toContain(words);
  expect(await service.list()).toHaveLength(left);
});
