import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { FileDatabase } from '../../node/database/file-database.ts';
import { openDatabase } from '../../node/database/open.ts';
import { createMailFiles } from '../../node/mail-folder.ts';
import { findTraces } from '../../testing/find-traces.ts';
import { createTestFolder } from '../../testing/test-service.ts';
import { eraseInquiries } from './erase-inquiries.ts';
import { listInquiries } from './inquiry-records.ts';

async function open(folder: string): Promise<FileDatabase> {
  const database = await openDatabase({ DATA_DIR: folder });
  onTestFinished(() => database.close());
  return database;
}

/** A stored inquiry with its mail; every text of both begins with the mark. */
function insert(id: string, mark: string, length = 10) {
  const text = mark.padEnd(length, ` ${mark}`);
  return [
    {
      sql: `insert into enquiries (id, received_at, name, phone, email, location, service, message,
        state, reason, submission_key, text_key) values (?, 0, ?, ?, ?, ?, '', ?, 'kept', '', ?, ?)`,
      args: [id, mark, mark, mark, mark, text, `${mark}key`, `${mark}text`],
    },
    {
      sql: `insert into mails (id, enquiry_id, kind, message_id, state, next_try_at, last_error,
        created_at) values (?, ?, 'enquiry', ?, 'waiting', 0, ?, 0)`,
      args: [`mail-${id}`, id, mark, mark],
    },
  ];
}

/** Numbers from 0 to 1 that are the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test('nothing of erased inquiries can be read in any file, however the tables grew and shrank', async () => {
  const folder = createTestFolder();
  const [service, owner] = [await open(folder), await open(folder)];
  const random = createRandom(7);
  const live = new Map<string, string>();
  const erased: string[] = [];
  const add = async (count: number) => {
    const rows = Array.from({ length: count }, () => {
      const id = randomUUID();
      const mark = `MARK${id.slice(0, 8)}${id.slice(9, 13)}`;
      live.set(id, mark);
      return insert(id, mark, random() < 0.2 ? random() * 9000 : random() * 500);
    });
    await service.write(rows.flat());
  };
  const pick = (share: number) => [...live.keys()].filter(() => random() < share);

  await add(600);
  for (let round = 0; round < 8; round++) {
    // Rows that grow have to move, and leave their old place behind.
    const grown = pick(0.1).map((id) => ({
      sql: 'update enquiries set location = ? where id = ?',
      args: [`${live.get(id)} `.repeat(random() * 20), id],
    }));
    await service.write(grown);
    const gone = pick(0.12);
    await eraseInquiries(owner, gone, createMailFiles(join(folder, 'mail')));
    for (const id of gone) {
      erased.push(live.get(id) ?? '');
      live.delete(id);
    }
    await add(15);
    expect(findTraces(folder, erased)).toEqual([]);
  }
  expect(erased.length).toBeGreaterThan(300);
  expect(findTraces(folder, [...live.values()]).length).toBeGreaterThanOrEqual(live.size);
  expect(await listInquiries(owner)).toHaveLength(live.size);
});

test('mails in files go too, whole ones and broken-off ones, and no others', async () => {
  const folder = createTestFolder();
  const database = await open(folder);
  await database.write([...insert('a', 'MARKA'), ...insert('b', 'MARKB')]);
  mkdirSync(join(folder, 'mail'));
  for (const name of ['mail-a.eml', 'mail-a.eml.part', 'mail-b.eml', 'notes.txt']) {
    writeFileSync(join(folder, 'mail', name), 'MARKA');
  }
  await eraseInquiries(database, ['a'], createMailFiles(join(folder, 'mail')));
  expect(readdirSync(join(folder, 'mail'))).toEqual(['mail-b.eml', 'notes.txt']);
});

test('while another program reads the database nothing is erased', async () => {
  const folder = createTestFolder();
  const database = await open(folder);
  const reader = new DatabaseSync(join(folder, 'leads.db'), { readOnly: true });
  await database.write(insert('a', 'MARKA'));
  reader.exec('BEGIN; SELECT * FROM enquiries');
  await database.write(insert('b', 'MARKB'));
  await expect(
    eraseInquiries(database, ['a'], createMailFiles(join(folder, 'mail'))),
  ).rejects.toThrow('log in use');
  expect(await listInquiries(database)).toHaveLength(2);
  reader.close();
  await eraseInquiries(database, ['a'], createMailFiles(join(folder, 'mail')));
  expect(findTraces(folder, ['MARKA'])).toEqual([]);
});

test('files that cannot be cleared are said, and cleared with the next erasing', async () => {
  const folder = createTestFolder();
  const database = await open(folder);
  await database.write([...insert('a', 'MARKA'), ...insert('b', 'MARKB')]);
  const full = Object.assign(new Error('disk full'), { code: 'SQLITE_FULL' });
  vi.spyOn(database, 'clearFreeSpace').mockRejectedValueOnce(full);
  const erasing = eraseInquiries(database, ['a'], createMailFiles(join(folder, 'mail')));
  await expect(erasing).rejects.toThrow(/^Erased; but/);
  await expect(erasing).rejects.toThrow('SQLITE_FULL');
  await eraseInquiries(database, ['b'], createMailFiles(join(folder, 'mail')));
  expect(findTraces(folder, ['MARKA', 'MARKB'])).toEqual([]);
});
