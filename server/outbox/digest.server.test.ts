import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { query } from '../testing/query.ts';
import { leads, patient } from '../testing/run-leads.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import {
  createTestRoot,
  goodFields,
  startTestService,
  type TestService,
} from '../testing/test-service.ts';

const aDay = 86_400_000;

/** Starts the service, runs `task`, waits for `count` emails and stops the service. Returns the emails. */
async function runOnce(
  root: string,
  count: number,
  task: (service: TestService) => Promise<unknown> = async () => {},
): Promise<string[]> {
  const smtp = await startSmtpServer();
  const service = await startTestService({ SMTP_URL: smtp.url }, root);
  await task(service);
  await vi.waitUntil(() => smtp.mails.length >= count, patient);
  await service.stop();
  expect(smtp.mails).toHaveLength(count);
  // Removes the soft line breaks of the quoted-printable encoding.
  return smtp.mails.map((mail) => mail.replaceAll(/=\r?\n/g, ''));
}

const trap = { ...goodFields, website: 'x', message: 'Xytrap for your site' };

test('a daily digest lists each quarantined inquiry once, and a released inquiry is emailed', async () => {
  const root = createTestRoot();
  await runOnce(root, 0, (service) => Promise.all([1, 2, 3].map(() => service.post(trap))));
  const [digest = ''] = await runOnce(root, 1);
  expect(digest).toMatch(/^Subject: Held for your review: 3 inquiries from the website/m);
  expect(digest.match(/Xytrap for your site/g)).toHaveLength(3);
  const ids = (await query(root, 'select id from inquiries')).map(({ id }) => String(id));
  for (const id of ids) expect(digest).toContain(`leads -- release ${id}`);

  // There is no second digest within a day, even if there is another inquiry.
  await runOnce(root, 0, (service) => service.post(trap));
  await query(root, `update mails set created_at = created_at - ${aDay}`);
  const [next = ''] = await runOnce(root, 1);
  expect(next).toMatch(/^Subject: Held for your review: one inquiry from the website/m);
  for (const id of ids) expect(next).not.toContain(id);

  const [released] = await runOnce(root, 1, () => leads({ root }, ['release', ids[0] ?? '']));
  expect(released).toMatch(/^Subject: Website inquiry: Ann Lee/m);
});

test('a digest that was sent while the clock was a year ahead does not delay the next digest', async () => {
  const root = createTestRoot();
  await runOnce(root, 0, (service) => service.post(trap));
  await runOnce(root, 1);
  await query(root, `update mails set created_at = created_at + ${365 * aDay}`);
  await runOnce(root, 0, (service) => service.post(trap));
  const [digest = ''] = await runOnce(root, 1);
  expect(digest).toMatch(/^Subject: Held for your review: one inquiry from the website/m);
});

test('erasing an inquiry deletes the digest that lists it', async () => {
  const root = createTestRoot();
  const first = await startTestService({}, root);
  await first.post(trap);
  await first.stop();
  const service = await startTestService({}, root);
  const folder = join(root, 'data/mail');
  const files = () => (existsSync(folder) ? readdirSync(folder) : []);
  await vi.waitUntil(() => files().some((name) => name.endsWith('.eml')), patient);
  expect(readFileSync(join(folder, files()[0] ?? ''), 'utf8')).toContain('Xytrap');
  const [row] = await query(root, 'select id from inquiries');
  await vi.waitUntil(
    async () => (await query(root, `select 1 from mails where state = 'sent'`)).length === 1,
    patient,
  );
  expect((await leads(service, ['delete', String(row?.id), '--yes'])).code).toBe(0);
  expect(files()).toEqual([]);
  expect(await query(root, 'select * from mails')).toEqual([]);
});
