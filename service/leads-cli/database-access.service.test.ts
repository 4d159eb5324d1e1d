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

test('commands that only read do not change files of a stopped service', async () => {
  const service = await startTestService();
  await postAll(service, {});
  await service.stop();
  const folder = join(service.root, 'data');
  const file = join(folder, 'leads.db');
  const look = () => [readdirSync(folder), statSync(file).mtimeMs, readFileSync(file)];
  const before = look();
  for (const args of reading) await leads(service, args);
  expect(JSON.parse((await leads(service, ['list', '--json'])).stdout)).toHaveLength(1);
  expect(look()).toEqual(before);
});

test('commands that only read refuse a database of an earlier version without changing it', async () => {
  const service = await startTestService();
  await service.stop();
  // Makes the database look as if the last migration had not been applied.
  await query(
    service.root,
    'delete from "__drizzle_migrations" where id = (select max(id) from "__drizzle_migrations")',
  );
  const file = join(service.root, 'data/leads.db');
  const before = readFileSync(file);
  const { code, stderr } = await leads(service, ['list']);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('earlier version') });
  expect(readFileSync(file)).toEqual(before);
});
