import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runService } from '../robustness/running-service.ts';
import { leadsAlone } from '../testing/run-leads.ts';
import {
  createTestFolder,
  createTestRoot,
  goodFields,
  toFormData,
} from '../testing/test-service.ts';
import { openDatabase } from './database/open.ts';

// Processes start, on a machine that may be busy with other things.
vi.setConfig({ testTimeout: 30_000 });

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8);

/** The mode of everything in `folder`, by its path there. */
function listModes(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(names.map((name) => [name, modeOf(join(folder, name))]));
}

test.each(['000', '022', '077'])('nobody else reads what is kept, with umask %s', async (umask) => {
  const root = createTestRoot();
  writeFileSync(join(root, '.env'), 'DATA_DIR=kept/data\n');
  const within = ['sh', '-c', `umask ${umask}; exec "$@"`, 'sh'];
  const service = await runService(root, { within });
  onTestFinished(() => void service.process.kill('SIGKILL'));
  const body = toFormData(goodFields);
  const post = await fetch(`${service.address}/api/contact`, { method: 'POST', body });
  expect(post.status).toBe(201);
  await vi.waitUntil(() => service.readLog().includes('mail sent'), { timeout: 15_000 });
  for (const copy of ['copy.db', 'kept/data/copy.db']) {
    expect((await leadsAlone({ root }, ['backup', copy], '', within)).code).toBe(0);
  }
  const mail = readdirSync(join(root, 'kept/data/mail'))[0];
  expect(listModes(join(root, 'kept'))).toEqual({
    data: '700',
    'data/leads.db': '600',
    'data/leads.db-wal': '600',
    'data/leads.db-shm': '600',
    'data/last-backup.json': '600',
    'data/copy.db': '600',
    'data/mail': '700',
    [`data/mail/${mail}`]: '600',
  });
  expect([modeOf(join(root, 'kept')), modeOf(join(root, 'copy.db'))]).toEqual(['700', '600']);
});

/** A data folder in use that stands open, as one from before modes were set. */
async function makeOpenFolder(): Promise<string> {
  const folder = join(createTestFolder(), 'data');
  await open({ DATA_DIR: folder });
  mkdirSync(join(folder, 'mail'));
  for (const name of ['last-backup.json', 'mail/1.eml']) writeFileSync(join(folder, name), '');
  for (const name of Object.keys(closed)) {
    chmodSync(join(folder, name), name === 'mail' ? 0o755 : 0o644);
  }
  chmodSync(folder, 0o755);
  return folder;
}

const closed = {
  'leads.db': '600',
  'leads.db-wal': '600',
  'leads.db-shm': '600',
  'last-backup.json': '600',
  mail: '700',
  'mail/1.eml': '600',
};

async function open(settings: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = await openDatabase(settings);
  onTestFinished(() => database.close());
}

test('a folder that stands open is closed at the start', async () => {
  const folder = await makeOpenFolder();
  const link = `${folder}-link`;
  symlinkSync(folder, link);
  await open({ DATA_DIR: link });
  expect(modeOf(folder)).toBe('700');
  expect(listModes(folder)).toEqual(closed);
});

const shared: [description: string, mode: number, prepare: (folder: string) => void][] = [
  ['with files of others', 0o755, (folder) => writeFileSync(join(folder, 'theirs.txt'), '')],
  ['for everybody, such as /tmp', 0o1777, () => {}],
  ['of a group', 0o2770, () => {}],
];

test.each(shared)('in a folder %s only our files are closed', async (_, mode, prepare) => {
  const folder = await makeOpenFolder();
  prepare(folder);
  const before = listModes(folder);
  chmodSync(folder, mode);
  await open({ DATA_DIR: folder });
  expect(modeOf(folder)).toBe(mode.toString(8));
  expect(listModes(folder)).toEqual({ ...before, ...closed });
});

test('what a link leads to elsewhere is left as it is', async () => {
  const folder = createTestFolder();
  const elsewhere = join(createTestFolder(), 'mails');
  mkdirSync(elsewhere);
  chmodSync(elsewhere, 0o755);
  symlinkSync(elsewhere, join(folder, 'mail'));
  await open({ DATA_DIR: folder });
  expect(modeOf(elsewhere)).toBe('755');
});

test('a database beside other things is closed, and its folder is not', async () => {
  const folder = createTestFolder();
  const file = join(folder, 'inquiries.sqlite');
  writeFileSync(file, '');
  chmodSync(file, 0o664);
  chmodSync(folder, 0o755);
  await open({ DATA_DIR: join(folder, 'data'), DATABASE_URL: `file:${file}` });
  expect([modeOf(folder), modeOf(file)]).toEqual(['755', '600']);
});
