import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runForTest } from '../testing/run-for-test.ts';
import { leadsInNewProcess } from '../testing/run-leads.ts';
import { createTestFolder, createTestRoot } from '../testing/test-service.ts';
import { openDatabase } from './database/open.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8);

/** Returns the modes of all files and folders in `folder` by path. */
function listModes(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(names.map((name) => [name, modeOf(join(folder, name))]));
}

test.each(['000', '077'])(
  'other users have no access to stored data, with umask %s',
  async (umask) => {
    const root = createTestRoot();
    writeFileSync(join(root, '.env'), 'DATA_DIR=kept/data\n');
    const wrapper = ['sh', '-c', `umask ${umask}; exec "$@"`, 'sh'];
    const service = await runForTest(root, { wrapper });
    expect((await service.post()).status).toBe(201);
    await vi.waitUntil(() => service.readLog().includes('mail sent'), { timeout: 15_000 });
    for (const copy of ['copy.db', 'kept/data/copy.db']) {
      expect((await leadsInNewProcess({ root }, ['backup', copy], '', wrapper)).code).toBe(0);
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
  },
);

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

/**
 * Data folders of earlier releases, which did not restrict access. Each case has the mode of the folder
 * before and after the start, and the names of other files in the folder.
 */
const folders: [description: string, mode: number, modeAfterStart: number, others: string[]][] = [
  ['with only the files of the service', 0o755, 0o700, []],
  ['with other files', 0o755, 0o755, ['theirs.txt']],
  ['that everybody can write, such as /tmp', 0o1777, 0o1777, []],
  ['that is shared with a group', 0o2770, 0o2770, []],
];

test.each(folders)(
  'in a data folder %s, starting the service restricts access to the files of the service',
  async (...row) => {
    const [, mode, modeAfterStart, others] = row;
    const folder = join(createTestFolder(), 'data');
    await open({ DATA_DIR: folder });
    mkdirSync(join(folder, 'mail'));
    for (const name of ['last-backup.json', 'mail/1.eml', ...others]) {
      writeFileSync(join(folder, name), '');
    }
    for (const name of [...Object.keys(closed), ...others]) {
      chmodSync(join(folder, name), name === 'mail' ? 0o755 : 0o644);
    }
    chmodSync(folder, mode);
    // The folder is opened through a symbolic link, to check that links are followed.
    symlinkSync(folder, `${folder}-link`);
    await open({ DATA_DIR: `${folder}-link` });
    expect(modeOf(folder)).toBe(modeAfterStart.toString(8));
    expect(listModes(folder)).toEqual({
      ...Object.fromEntries(others.map((name) => [name, '644'])),
      ...closed,
    });
  },
);

test('the mode of an email folder that is a link, and of the folder that contains the database, is not changed', async () => {
  const folder = createTestFolder();
  const elsewhere = join(createTestFolder(), 'mails');
  const file = join(folder, 'inquiries.sqlite');
  mkdirSync(elsewhere);
  writeFileSync(file, '');
  chmodSync(elsewhere, 0o755);
  chmodSync(file, 0o664);
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'data'));
  symlinkSync(elsewhere, join(folder, 'data/mail'));
  await open({ DATA_DIR: join(folder, 'data'), DATABASE_URL: `file:${file}` });
  expect([elsewhere, folder, file].map(modeOf)).toEqual(['755', '755', '600']);
});
