import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { query } from '../testing/query.ts';
import { leads, patient } from '../testing/run-leads.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import { createTestRoot, goodFields, startTestService } from '../testing/test-service.ts';

vi.setConfig({ testTimeout: 60_000 });

const aDay = 86_400_000;

/** Starts the service in `root`, does `task`, stops it; what it mailed meanwhile. */
async function runOnce(
  root: string,
  task: (service: Awaited<ReturnType<typeof startTestService>>, mails: string[]) => Promise<void>,
) {
  const smtp = await startSmtpServer();
  const service = await startTestService({ SMTP_URL: smtp.url }, root);
  await task(service, smtp.mails);
  await service.stop();
  // As they were written, whatever their lines were folded to.
  return smtp.mails.map((mail) => mail.replaceAll(/=\r?\n/g, ''));
}

test('what a honeypot caught is named once, in one mail a day, and leaves when it is released', async () => {
  const root = createTestRoot();
  const trap = { ...goodFields, website: 'x', message: 'Cheap links for your site' };
  expect(
    await runOnce(root, async (service) => {
      for (const _ of [1, 2, 3]) await service.post(trap);
    }),
  ).toEqual([]);

  const named = await runOnce(root, async (_, mails) => {
    await vi.waitUntil(() => mails.length === 1, patient);
  });
  expect(named[0]).toMatch(/^Subject: Not emailed from the website: 3 inquiries/m);
  expect(named[0]?.match(/Cheap links for your site/g)).toHaveLength(3);
  const ids = (await query(root, 'select id from enquiries')).map(({ id }) => String(id));
  for (const id of ids) expect(named[0]).toContain(`leads -- release ${id}`);

  // Within a day neither those nor a further one make another mail.
  expect(await runOnce(root, async (service) => void (await service.post(trap)))).toEqual([]);
  await query(root, `update mails set created_at = created_at - ${aDay}`);
  const next = await runOnce(root, async (_, mails) => {
    await vi.waitUntil(() => mails.length === 1, patient);
  });
  expect(next[0]).toMatch(/^Subject: Not emailed from the website: one inquiry/m);
  for (const id of ids) expect(next[0]).not.toContain(id);

  const released = await runOnce(root, async (_, mails) => {
    expect((await leads({ root }, ['release', ids[0] ?? ''])).code).toBe(0);
    await vi.waitUntil(() => mails.length === 1, patient);
  });
  expect(released[0]).toMatch(/^Subject: Website inquiry: Ann Lee/m);
});

test('erasing takes the words out of the mail that named them, and that mail with the last', async () => {
  const root = createTestRoot();
  const first = await startTestService({}, root);
  const trap = { ...goodFields, website: 'x', message: 'Xytrap for the mail' };
  await first.post(trap);
  await first.stop();
  const service = await startTestService({}, root);
  const folder = join(root, 'data/mail');
  const files = () => (existsSync(folder) ? readdirSync(folder) : []);
  await vi.waitUntil(() => files().some((name) => name.endsWith('.eml')), patient);
  expect(readFileSync(join(folder, files()[0] ?? ''), 'utf8')).toContain('Xytrap');
  const [row] = await query(root, 'select id from enquiries');
  await vi.waitUntil(
    async () => (await query(root, `select 1 from mails where state = 'sent'`)).length === 1,
    patient,
  );
  expect((await leads(service, ['delete', String(row?.id), '--yes'])).code).toBe(0);
  expect(files()).toEqual([]);
  expect(await query(root, 'select * from mails')).toEqual([]);
});
