import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runForTest } from '../../testing/run-for-test.ts';
import { leadsInNewProcess } from '../../testing/run-leads.ts';
import { createTestFolder, createTestRoot } from '../../testing/test-service.ts';
import { openDatabase } from '../database/open.ts';

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
    expect(modeOf(join(root, 'kept'))).toBe('700');
    expect(modeOf(join(root, 'copy.db'))).toBe('600');
  },
);

/** Expected file modes (permissions) of the service's files after the service has started. */
const restrictedModes = {
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

/** Data folders of earlier versions, which did not restrict access. */
const folders: {
  description: string;
  /** Mode of the folder before and after the start. */
  before: number;
  after: number;
  /** Names of files in the folder that are not from the service. */
  otherFiles: string[];
}[] = [
  {
    description: 'with only the files of the service',
    before: 0o755,
    after: 0o700,
    otherFiles: [],
  },
  { description: 'with other files', before: 0o755, after: 0o755, otherFiles: ['theirs.txt'] },
  {
    description: 'that everybody can write to, such as /tmp',
    before: 0o1777,
    after: 0o1777,
    otherFiles: [],
  },
  { description: 'that is shared with a group', before: 0o2770, after: 0o2770, otherFiles: [] },
];

test.each(folders)(
  'in a data folder $description, starting the service restricts access to the files of the service',
  async ({ before, after, otherFiles }) => {
    const folder = join(createTestFolder(), 'data');
    await open({ DATA_DIR: folder });
    mkdirSync(join(folder, 'mail'));
    for (const name of ['last-backup.json', 'mail/1.eml', ...otherFiles]) {
      writeFileSync(join(folder, name), '');
    }
    for (const name of [...Object.keys(restrictedModes), ...otherFiles]) {
      chmodSync(join(folder, name), name === 'mail' ? 0o755 : 0o644);
    }
    chmodSync(folder, before);
    // The folder is opened through a symbolic link, to check that links are followed.
    symlinkSync(folder, `${folder}-link`);
    await open({ DATA_DIR: `${folder}-link` });
    expect(modeOf(folder)).toBe(after.toString(8));
    expect(listModes(folder)).toEqual({
      ...Object.fromEntries(otherFiles.map((name) => [name, '644'])),
      ...restrictedModes,
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
  expect(modeOf(elsewhere)).toBe('755');
  expect(modeOf(folder)).toBe('755');
  expect(modeOf(file)).toBe('600');
});
