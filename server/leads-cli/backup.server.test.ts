import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sql } from '../database/database.ts';
import { openDatabase } from '../node/database/open.ts';
import { leads, leadsWhilePosting } from '../testing/run-leads.ts';
import { startTestService } from '../testing/test-service.ts';

test('`leads backup` writes a consistent copy while the service accepts posts', async () => {
  const service = await startTestService({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const { code, stderr, before, acknowledged } = await leadsWhilePosting(service, 50, [
    'backup',
    'copy.db',
  ]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: `Copied to ${service.root}/copy.db\n` });
  expect(readdirSync(service.root).filter((name) => name.startsWith('copy'))).toEqual(['copy.db']);

  const copy = await openDatabase({ DATA_DIR: 'copy', DATABASE_URL: 'file:copy.db' }, service.root);
  const read = async (text: string) =>
    Object.values((await copy.read({ sql: text, args: [] }))[0] ?? {})[0];
  const ids = (await copy.read(sql`select id from inquiries`)).map(({ id }) => id);
  expect(await read('pragma integrity_check')).toBe('ok');
  expect(before.filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.length).toBeLessThanOrEqual(acknowledged.length);
  // An inquiry and its email are stored in one transaction, so the copy has both or neither.
  expect(await read('select max(sequence) from inquiries')).toBe(ids.length);
  expect(await read('select count(distinct inquiry_id) from mails')).toBe(ids.length);
  copy.close();
});

test('a failed backup overwrites no file, leaves no partial file, and prints how to fix the problem', async () => {
  const service = await startTestService();
  const files = () => readdirSync(service.root).sort();
  expect((await leads(service, ['backup', 'copy.db'])).code).toBe(0);
  const good = files();
  const again = await leads(service, ['backup', 'copy.db']);
  expect(again.code).toBe(2);
  expect(again.stderr).toContain('Choose another file name');
  const lost = await leads(service, ['backup', 'no/such/copy.db']);
  expect(lost.code).toBe(2);
  expect(lost.stderr).toContain('Create it, or choose another folder');
  expect(files()).toEqual(good);
});
