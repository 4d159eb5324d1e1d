import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { sql } from '../database/database.ts';
import { openDatabase } from '../node/database/open.ts';
import { leads, leadsAlone, patient } from '../testing/run-leads.ts';
import { startTestService } from '../testing/test-service.ts';

// A machine that is busy with other things is slow, and slow is not wrong.
vi.setConfig({ testTimeout: 30_000 });

test('backup writes a consistent copy while the service takes posts', async () => {
  const service = await startTestService({ SMTP_URL: 'smtp://127.0.0.1:1' });
  let isPosting = true;
  const acknowledged: string[] = [];
  const senders = Array.from({ length: 4 }, async () => {
    while (isPosting) {
      const response = await service.post();
      expect(response.status).toBe(201);
      acknowledged.push(((await response.json()) as { id: string }).id);
    }
  });
  await vi.waitUntil(() => acknowledged.length >= 50, patient);
  const before = [...acknowledged];
  const { code, stderr } = await leadsAlone(service, ['backup', 'copy.db']);
  isPosting = false;
  await Promise.all(senders);
  expect({ code, stderr }).toEqual({ code: 0, stderr: `Copied to ${service.root}/copy.db\n` });
  expect(readdirSync(service.root).filter((name) => name.startsWith('copy'))).toEqual(['copy.db']);

  const copy = await openDatabase({ DATA_DIR: 'copy', DATABASE_URL: 'file:copy.db' }, service.root);
  const read = async (text: string) =>
    Object.values((await copy.read({ sql: text, args: [] }))[0] ?? {})[0];
  const ids = (await copy.read(sql`select id from enquiries`)).map(({ id }) => id);
  expect(await read('pragma integrity_check')).toBe('ok');
  expect(before.filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.length).toBeLessThanOrEqual(acknowledged.length);
  // Inquiries are stored one after another, each with its mail: the copy ends between two.
  expect(await read('select max(sequence) from enquiries')).toBe(ids.length);
  expect(await read('select count(distinct enquiry_id) from mails')).toBe(ids.length);
  copy.close();
});

test('backup overwrites nothing, leaves nothing behind, and says what to do', async () => {
  const service = await startTestService();
  const files = () => readdirSync(service.root).sort();
  expect((await leads(service, ['backup', 'copy.db'])).code).toBe(0);
  const good = files();
  const again = await leads(service, ['backup', 'copy.db']);
  expect(again.code).toBe(2);
  expect(again.stderr).toContain('Name another file');
  const lost = await leads(service, ['backup', 'no/such/copy.db']);
  expect(lost.code).toBe(2);
  expect(lost.stderr).toContain('Make it, or name another one');
  expect(files()).toEqual(good);
});
