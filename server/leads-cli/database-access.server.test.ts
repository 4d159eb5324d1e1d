import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { query } from '../testing/query.ts';
import { leads, postAll } from '../testing/run-leads.ts';
import { createTestRoot, startTestService } from '../testing/test-service.ts';

const reading = [['list'], ['list', '--json'], ['show', 'absent'], ['export'], ['stats']];
const changing = [
  ['correct', 'x', '--name=y'],
  ['delete', 'x'],
  ['release', 'x'],
  ['resend', 'x'],
];

test('commands do not create a database, and the error message names the missing file', async () => {
  const root = createTestRoot();
  for (const args of [...reading, ...changing, ['resend', '--parked'], ['backup', 'copy.db']]) {
    const { code, stdout, stderr } = await leads({ root }, args);
    expect({ code, stdout }, args.join(' ')).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`There is no database at ${join(root, 'data/leads.db')}`);
  }
  expect(readdirSync(root)).toEqual(['content', 'dist']);
});

test('commands do not change a write-ahead log whose database is missing', async () => {
  const root = createTestRoot();
  const log = join(root, 'data/leads.db-wal');
  mkdirSync(join(root, 'data'));
  writeFileSync(log, 'of a running service');
  for (const args of [...reading, ...changing]) await leads({ root }, args);
  expect(readdirSync(join(root, 'data'))).toEqual(['leads.db-wal']);
  expect(readFileSync(log, 'utf8')).toBe('of a running service');
});

test('commands that only read do not change the data of a stopped service', async () => {
  const service = await startTestService();
  await postAll(service, {});
  await service.stop();
  const file = join(service.root, 'data/leads.db');
  const look = () => [statSync(file).mtimeMs, statSync(file).ino, readFileSync(file)];
  const before = look();
  for (const args of reading) await leads(service, args);
  expect(JSON.parse((await leads(service, ['list', '--json'])).stdout)).toHaveLength(1);
  expect(look()).toEqual(before);
  // To read the database, SQLite creates an empty write-ahead log, which it does not delete.
  expect(statSync(`${file}-wal`).size).toBe(0);
  // The service still starts, and deletes SQLite's files when it stops.
  const again = await startTestService({}, service.root);
  expect((await again.post()).status).toBe(201);
  await again.stop();
  expect(readdirSync(join(service.root, 'data')).sort()).toEqual(['leads.db', 'mail']);
});

test('commands that only read refuse a database of an earlier version without changing it', async () => {
  const service = await startTestService();
  await service.stop();
  // Makes the database look as if only the first migration had been applied.
  await query(service.root, 'PRAGMA user_version = 1');
  const file = join(service.root, 'data/leads.db');
  const before = readFileSync(file);
  const { code, stderr } = await leads(service, ['list']);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('earlier version') });
  expect(readFileSync(file)).toEqual(before);
});
