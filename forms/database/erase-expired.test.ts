import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from '../../contract/environment.ts';
import { createTestFolder } from '../testing/test-service.ts';
import type { Database } from './database.ts';
import { listEnquiries } from './enquiry-records.ts';
import { eraseExpired } from './erase-expired.ts';
import { openDatabase } from './open.ts';

const aDay = 86_400_000;
const now = 1_800_000_000_000;

async function keep(database: Database, id: string, state: 'kept' | 'suspected', daysAgo: number) {
  await database.client.batch(
    [
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
    ],
    'write',
  );
}

async function open() {
  const folder = createTestFolder();
  const database = await openDatabase(readEnvironment(folder, { DATA_DIR: folder }), folder);
  const mailFolder = join(folder, 'mail');
  mkdirSync(mailFolder);
  return { database, mailFolder };
}

const idsIn = async (database: Database) =>
  (await listEnquiries(database)).map(({ id }) => id).sort();

test('suspected enquiries go after 30 days, kept ones stay without a limit', async () => {
  const { database, mailFolder } = await open();
  await keep(database, 'old-suspected', 'suspected', 31);
  await keep(database, 'new-suspected', 'suspected', 29);
  await keep(database, 'old-kept', 'kept', 4000);
  expect(await eraseExpired(database, { mailFolder, now })).toBe(1);
  expect(await idsIn(database)).toEqual(['new-suspected', 'old-kept']);
  database.close();
});

test('kept enquiries go after the days that the owner sets, with their mails', async () => {
  const { database, mailFolder } = await open();
  await keep(database, 'old', 'kept', 91);
  await keep(database, 'new', 'kept', 89);
  writeFileSync(join(mailFolder, 'mail-old.eml'), 'x');
  writeFileSync(join(mailFolder, 'mail-new.eml'), 'x');
  expect(await eraseExpired(database, { retentionDays: 90, mailFolder, now })).toBe(1);
  expect(await idsIn(database)).toEqual(['new']);
  const { rows } = await database.client.execute('select id from mails');
  expect(rows.map(({ id }) => id)).toEqual(['mail-new']);
  expect(existsSync(join(mailFolder, 'mail-old.eml'))).toBe(false);
  expect(existsSync(join(mailFolder, 'mail-new.eml'))).toBe(true);
  database.close();
});

test('nothing is touched where nothing is due', async () => {
  const { database, mailFolder } = await open();
  await keep(database, 'new', 'kept', 1);
  expect(await eraseExpired(database, { retentionDays: 90, mailFolder, now })).toBe(0);
  expect(await idsIn(database)).toEqual(['new']);
  database.close();
});
