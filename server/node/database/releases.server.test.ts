import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import type { Row } from '../../database/database.ts';
import { query } from '../../testing/query.ts';
import { leads, patient } from '../../testing/run-leads.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { createTestRoot, startTestService } from '../../testing/test-service.ts';

/*
 * Databases of earlier versions. Each of the first three schemas has a database with one inquiry from a time
 * when no mail server was set, and seven inquiries from a time when the mail server was down.
 */
const versions: [name: string, reasons: string[]][] = [
  // The honeypot was the only check for automated inquiries in the first version.
  ['first', ['honeypot']],
  ['repeated-text', ['fill-time', 'honeypot', 'repeated-text']],
  ['shared-state', ['fill-time', 'honeypot', 'repeated-text']],
];

/**
 * The database of the last version that had the tables and columns of before 0005_names.sql. It contains an
 * email that was sent, one that is parked, one that only the first of two recipients has got, one that waits,
 * and two quarantined inquiries, the first of them listed in a digest that waits.
 */
const lastOldNames = 'kind';

const allVersions = [...versions.map(([name]) => name), lastOldNames];

function unpack(name: string): string {
  const root = createTestRoot();
  const packed = fileURLToPath(new URL(`../../testing/releases/${name}.db.gz`, import.meta.url));
  mkdirSync(join(root, 'data'));
  writeFileSync(join(root, 'data/leads.db'), gunzipSync(readFileSync(packed)));
  return root;
}

/** Reads the database in `root` without migrating it. */
function readWithoutMigrating(root: string, statement: string): Row[] {
  using database = new DatabaseSync(join(root, 'data/leads.db'), { readOnly: true });
  return database.prepare(statement).all() as Row[];
}

const oldNames = new Map([
  ['enquiry_id', 'inquiry_id'],
  ['named_in', 'digest_id'],
  ['served', 'delivered_to'],
]);

const oldKinds = new Map<unknown, string>([
  ['enquiry', 'inquiry'],
  ['held-back', 'digest'],
]);

/** Returns a row of an earlier version with the names and the kinds of emails of this version. */
function rename(row: Row): Row {
  const entries = Object.entries(row).map(([column, value]) => [
    oldNames.get(column) ?? column,
    column === 'kind' ? (oldKinds.get(value) ?? value) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Returns every table, column and index of the database in `root`. */
async function readSchema(root: string): Promise<Row[]> {
  return query(
    root,
    `select tables.name as tableName, columns.name as name, columns.type from sqlite_schema as tables,
        pragma_table_info(tables.name) as columns where tables.type = 'table'
      union all select tbl_name, name, type from sqlite_schema where type = 'index'
      order by 1, 2`,
  );
}

test.each(allVersions)(
  'the migrated database of the version "%s" has the current schema and every row, and its foreign keys hold',
  async (name) => {
    const root = unpack(name);
    const inquiries = readWithoutMigrating(root, 'select * from enquiries order by sequence');
    const mails = readWithoutMigrating(root, 'select * from mails order by id');
    const fresh = createTestRoot();
    expect(await readSchema(root)).toEqual(await readSchema(fresh));
    expect(await query(root, 'select * from inquiries order by sequence')).toEqual(
      inquiries.map((row) => expect.objectContaining(withoutState(rename(row)))),
    );
    expect(await query(root, 'select * from mails order by id')).toEqual(
      mails.map((row) => expect.objectContaining(rename(row))),
    );
    expect(await query(root, 'PRAGMA foreign_key_check')).toEqual([]);
    expect(await query(root, `PRAGMA foreign_key_list('mails')`)).toMatchObject([
      { table: 'inquiries', from: 'inquiry_id', to: 'id', on_delete: 'CASCADE' },
    ]);
    await query(root, 'delete from inquiries');
    const left = await query(root, 'select kind from mails');
    expect(left).toEqual(left.map(() => ({ kind: 'digest' })));
    // The sequence continues after the highest number that was ever used.
    const [sequence] = await query(
      root,
      `select seq from sqlite_sequence where name = 'inquiries'`,
    );
    expect(sequence?.seq).toBe(inquiries.at(-1)?.sequence);
  },
);

// 0003_held_back.sql changes the state of inquiries that the first versions held back.
function withoutState({ state, ...row }: Row): Row {
  return row;
}

test.each(allVersions)(
  'a backup of the migrated database of the version "%s" can be restored',
  async (name) => {
    const root = unpack(name);
    await query(root, `update inquiries set received_at = ${Date.now()} + sequence`);
    const before = await leads({ root }, ['export']);
    expect(before.code).toBe(0);
    expect((await leads({ root }, ['backup', 'copy.db'])).code).toBe(0);
    const restored = createTestRoot();
    mkdirSync(join(restored, 'data'));
    copyFileSync(join(root, 'copy.db'), join(restored, 'data/leads.db'));
    expect((await leads({ root: restored }, ['export'])).stdout).toBe(before.stdout);
    const smtp = await startSmtpServer();
    const service = await startTestService({ SMTP_URL: smtp.url }, restored);
    expect((await service.post()).status).toBe(201);
    const count = before.stdout.split('\n').filter((line) => /^"?[0-9a-f]{8}-/.test(line)).length;
    expect(await service.list()).toHaveLength(count + 1);
  },
);

test('after the update from the last version with old names, each email is sent only to those who lack it', async () => {
  const root = unpack(lastOldNames);
  await query(root, `update inquiries set received_at = ${Date.now()} + sequence`);
  // Makes the digest one of today, so that there is no second one, and ends the pauses between attempts.
  await query(root, `update mails set created_at = ${Date.now()}, next_try_at = 0`);
  const smtp = await startSmtpServer();
  const settings = { SMTP_URL: smtp.url, MAIL_TO: 'boss@company.test,second@company.test' };
  const service = await startTestService(settings, root);
  const read = async () =>
    Object.fromEntries(
      (await service.list()).map(({ name, state, mail }) => [name, { state, mail }]),
    );
  const listSent = () =>
    smtp.mails.map((mail, index) => [
      /^Subject: (.*)/m.exec(mail)?.[1]?.split(',')[0],
      smtp.recipients[index],
    ]);
  await vi.waitUntil(() => smtp.mails.length === 3, patient);
  const both = ['boss@company.test', 'second@company.test'];
  expect(Object.fromEntries(listSent())).toEqual({
    'Held for your review: one inquiry from the website': both,
    'Website inquiry: Hal Half': ['second@company.test'],
    '=?UTF-8?Q?Job_application=3A_Zo=C3=AB_=E4=B8=AD?=': both,
  });
  const [quarantined] = (await service.list()).filter(({ name }) => name === 'Bot');
  const digest = smtp.mails.find((mail) => /^Subject: Held for your review/m.test(mail)) ?? '';
  expect(digest.replaceAll(/=\r?\n/g, '')).toContain(`release ${quarantined?.id}`);
  expect(await read()).toMatchObject({
    'Pat Parked': { state: 'kept', mail: 'parked' },
    Bot: { state: 'suspected', mail: 'none' },
  });
  await leads({ root }, ['resend', '--parked']);
  await vi.waitUntil(async () => (await read())['Pat Parked']?.mail === 'waiting', patient);
});

test.each(versions)(
  'the database of the version "%s" still opens with all inquiries, and waiting emails are sent',
  async (name, reasons) => {
    const root = unpack(name);
    // Makes the inquiries recent, so that they are not erased because of their age.
    await query(root, `update inquiries set received_at = ${Date.now()} + sequence`);
    const { stdout } = await leads({ root }, ['list', '--json']);
    const list = JSON.parse(stdout) as Record<string, string>[];
    expect(list).toHaveLength(8);
    expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['job']));
    expect(list.find(({ mail }) => mail === 'sent')).toMatchObject({
      message: 'Mailed before the update.',
    });
    expect(list.find(({ name: sender }) => sender === 'Zoë 中')).toMatchObject({
      message: 'Waiting when the update came.\r\nTwo lines, "quoted" 🚧',
      mail: 'waiting',
      state: 'kept',
    });
    for (const { reason, state, mail } of list.filter((each) => each.reason)) {
      expect({ state, mail }).toEqual({
        state: reason === 'honeypot' ? 'suspected' : 'kept',
        mail: 'none',
      });
    }
    const found = list.map(({ reason = '' }) => reason).filter(Boolean);
    expect(found.sort()).toEqual(reasons);

    const smtp = await startSmtpServer();
    const service = await startTestService({ SMTP_URL: smtp.url }, root);
    const waiting = list.filter(({ mail }) => mail === 'waiting').length;
    await vi.waitUntil(() => smtp.mails.length === waiting + 1, patient);
    const digest = smtp.mails.find((mail) => /^Subject: Held for your review/m.test(mail)) ?? '';
    const text = digest.replaceAll(/=\r?\n/g, '');
    for (const { id, state } of list.filter(({ reason }) => reason)) {
      expect(text).toContain(`${state === 'kept' ? 'resend' : 'release'} ${id}`);
    }
    await service.post();
    await vi.waitUntil(() => smtp.mails.length === waiting + 2, patient);
    expect(await service.list()).toHaveLength(9);
  },
);
