import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readEnvironment } from '../../../contract/environment.ts';
import { sql } from '../../database/database.ts';
import type { FileDatabase } from '../../node/database/file-database.ts';
import { openDatabase } from '../../node/database/open.ts';
import { createMailFiles } from '../../node/mail-folder.ts';
import { findTraces } from '../../testing/find-traces.ts';
import { query } from '../../testing/query.ts';
import {
  createTestFolder,
  createTestRoot,
  goodFields,
  startTestService,
} from '../../testing/test-service.ts';
import { eraseExpired } from './erase-inquiries.ts';
import { correctInquiry, listInquiries } from './inquiry-records.ts';

// A machine that is busy with other things is slow, and slow is not wrong.
vi.setConfig({ testTimeout: 30_000 });
const patient = { timeout: 15_000, interval: 20 };

const aDay = 86_400_000;
const now = 1_800_000_000_000;

async function keep(
  database: FileDatabase,
  id: string,
  state: 'kept' | 'suspected',
  daysAgo: number,
) {
  await database.write([
    {
      sql: `insert into enquiries (id, received_at, name, phone, email, location, service, message, state, reason)
          values (?, ?, 'Ann', '1', 'a@b.test', '', '', '', ?, '')`,
      args: [id, now - daysAgo * aDay, state],
    },
    {
      sql: `insert into mails (id, enquiry_id, kind, message_id, state, next_try_at, created_at)
          values (?, ?, 'enquiry', ?, 'sent', 0, 0)`,
      args: [`mail-${id}`, id, `<${id}@b.test>`],
    },
  ]);
}

async function open() {
  const folder = createTestFolder();
  const database = await openDatabase(readEnvironment(folder, { DATA_DIR: folder }), folder);
  const mailFolder = join(folder, 'mail');
  mkdirSync(mailFolder);
  return { database, mailFolder, mailFiles: createMailFiles(mailFolder) };
}

const idsIn = async (database: FileDatabase) =>
  (await listInquiries(database)).map(({ id }) => id).sort();

test('suspected inquiries go after 30 days, kept ones stay without a limit', async () => {
  const { database, mailFiles } = await open();
  await keep(database, 'old-suspected', 'suspected', 31);
  await keep(database, 'new-suspected', 'suspected', 29);
  await keep(database, 'old-kept', 'kept', 4000);
  expect(await eraseExpired(database, { mailFiles, now })).toBe(1);
  expect(await idsIn(database)).toEqual(['new-suspected', 'old-kept']);
  database.close();
});

test('kept inquiries go after the days that the owner sets, with their mails', async () => {
  const { database, mailFolder, mailFiles } = await open();
  await keep(database, 'old', 'kept', 91);
  await keep(database, 'new', 'kept', 89);
  writeFileSync(join(mailFolder, 'mail-old.eml'), 'x');
  writeFileSync(join(mailFolder, 'mail-new.eml'), 'x');
  expect(await eraseExpired(database, { retentionDays: 90, mailFiles, now })).toBe(1);
  expect(await idsIn(database)).toEqual(['new']);
  const rows = await database.read(sql`select id from mails`);
  expect(rows.map(({ id }) => id)).toEqual(['mail-new']);
  expect(existsSync(join(mailFolder, 'mail-old.eml'))).toBe(false);
  expect(existsSync(join(mailFolder, 'mail-new.eml'))).toBe(true);
  database.close();
});

test('nothing is touched where nothing is due', async () => {
  const { database, mailFiles } = await open();
  await keep(database, 'new', 'kept', 1);
  expect(await eraseExpired(database, { retentionDays: 90, mailFiles, now })).toBe(0);
  expect(await idsIn(database)).toEqual(['new']);
  database.close();
});

test('a running service erases at its start what is due, and no trace is left', async () => {
  const root = createTestRoot();
  const words = ['Xyfirst', 'Xysecond', 'Xythird'];
  const first = await startTestService({}, root);
  for (const word of words) {
    const fields = { ...goodFields, name: word, message: word.repeat(300) };
    await first.post(word === 'Xythird' ? { ...fields, website: 'x' } : fields);
  }
  await vi.waitUntil(async () => (await first.list()).at(-1)?.mail === 'sent', patient);
  await first.stop();
  expect(findTraces(join(root, 'data'), words)).not.toEqual([]);
  await query(root, `update enquiries set received_at = received_at - ${31 * aDay}`);

  const second = await startTestService({ RETENTION_DAYS: '30' }, root);
  await second.post({ ...goodFields, name: 'Xystays' });
  await vi.waitUntil(async () => (await second.list()).length === 1, patient);
  await vi.waitUntil(() => second.logLines.join('').includes('expired inquiries erased'), patient);
  expect(findTraces(join(root, 'data'), words)).toEqual([]);
  expect(await second.list()).toMatchObject([{ name: 'Xystays' }]);
});

test('what was put right is gone from the log a day later', async () => {
  const { database, mailFolder, mailFiles } = await open();
  await keep(database, 'new', 'kept', 1);
  await correctInquiry(database, 'new', { message: 'Xymistake' });
  await correctInquiry(database, 'new', { message: 'right' });
  expect(findTraces(join(mailFolder, '..'), ['Xymistake'])).toEqual(['leads.db-wal: Xymistake']);
  await eraseExpired(database, { mailFiles, now });
  expect(findTraces(join(mailFolder, '..'), ['Xymistake'])).toEqual([]);
  database.close();
});
