import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { toReference } from '#contract/reference.ts';
import { leads, patient, postAll } from '../testing/run-leads.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import { goodFields, startTestService } from '../testing/test-service.ts';

test('every command with an id argument also accepts a reference', async () => {
  const service = await startTestService({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const answer = await service.post({ ...goodFields, website: 'x' });
  const { id } = (await answer.json()) as { id: string };
  const reference = toReference(id);
  const typed = reference.toLowerCase().replace('-', '');
  expect((await leads(service, ['show', typed])).code).toBe(0);
  expect((await leads(service, ['release', reference])).stderr).toContain(
    `${id} is now marked as kept`,
  );
  expect((await leads(service, ['correct', typed, '--name=Zoë'])).code).toBe(0);
  expect((await leads(service, ['resend', reference])).stderr).toContain(
    `will send the email about ${id}`,
  );
  expect(await service.list()).toMatchObject([{ id, name: 'Zoë', state: 'kept' }]);
  expect((await leads(service, ['show', id.toUpperCase()])).code).toBe(0);
  expect((await leads(service, ['delete', reference, '--yes'])).stderr).toContain('Erased 1.');
  expect(await service.list()).toEqual([]);
  const gone = await leads(service, ['delete', reference, '--yes']);
  expect(gone).toMatchObject({ code: 1, stderr: expect.stringContaining('ID or reference') });
});

test('commands that change inquiries refuse a reference that several inquiries share', async () => {
  const service = await startTestService({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const submission = crypto.randomUUID();
  for (const name of ['Ann', 'Bob']) await service.post({ ...goodFields, submission, name });
  const reference = toReference(submission);
  for (const args of [['delete', '--yes'], ['correct', '--name=Cal'], ['resend'], ['release']]) {
    const [command = '', ...options] = args;
    const { code, stderr } = await leads(service, [command, reference, ...options]);
    expect(code, command).toBe(2);
    for (const { id } of await service.list()) expect(stderr).toContain(id);
  }
  expect((await service.list()).map(({ name }) => name)).toEqual(['Bob', 'Ann']);
});

test('`leads correct` changes the given fields and rejects values that the form would reject', async () => {
  const service = await startTestService();
  const [id] = await postAll(service, {});
  expect(
    (await leads(service, ['correct', id, '--email=new@example.com', '--location=Jal'])).code,
  ).toBe(0);
  expect(await service.list()).toMatchObject([
    { ...goodFields, email: 'new@example.com', location: 'Jal' },
  ]);
  await leads(service, ['correct', id, '--kind=work']);
  expect((await leads(service, ['show', id])).stdout).toMatch(/^kind: +work$/m);
  expect((await leads(service, ['correct', id, '--kind='])).code).toBe(0);
  expect(await service.list()).toMatchObject([{ kind: 'job' }]);
  expect((await leads(service, ['correct', id, '--kind=play'])).code).toBe(2);
  expect((await leads(service, ['correct', id, '--email=none'])).code).toBe(2);
  expect((await leads(service, ['correct', id, '--state=x'])).code).toBe(2);
  expect((await leads(service, ['correct', id])).code).toBe(2);
});

test('`leads release` marks a suspected inquiry as kept, and the running service emails it once', async () => {
  const smtp = await startSmtpServer();
  const service = await startTestService({ SMTP_URL: smtp.url });
  const [id] = await postAll(service, { website: 'x' });
  expect((await leads(service, ['resend', id])).code).toBe(2);
  const releases = await Promise.all([1, 2, 3].map(() => leads(service, ['release', id])));
  expect(releases.map(({ code }) => code).sort()).toEqual([0, 2, 2]);
  expect(await service.list()).toMatchObject([{ state: 'kept', reason: '' }]);
  expect((await leads(service, ['release', id])).code).toBe(2);
  await service.post();
  await vi.waitUntil(
    async () => (await service.list()).every(({ mail }) => mail === 'sent'),
    patient,
  );
  await service.stop();
  const whole = smtp.mails.map((mail) => mail.replaceAll(/=\r?\n/g, ''));
  expect(whole.filter((mail) => mail.includes(id))).toHaveLength(1);
});

test('`leads resend` emails an inquiry again, and `leads stats` exits with 0 once all emails are sent', async () => {
  const service = await startTestService();
  const [id] = await postAll(service, {});
  const { code, stdout } = await leads(service, ['stats']);
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/none\n$/) });
  expect((await leads(service, ['resend', id])).code).toBe(0);
  await service.post();
  const folder = join(service.root, 'data/mail');
  await vi.waitUntil(
    () => readdirSync(folder).filter((name) => name.endsWith('.eml')).length === 3,
    patient,
  );
});
