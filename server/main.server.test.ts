import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from './node/database/open.ts';
import { runForTest } from './testing/run-for-test.ts';
import { leadsInNewProcess } from './testing/run-leads.ts';
import {
  browserHeaders,
  createTestFolder,
  createTestRoot,
  servedCompany,
} from './testing/test-service.ts';

/** Asserts that the service does not start, and returns its error output. */
async function failToStart(root: string, settings: Record<string, string> = {}): Promise<string> {
  const { message } = await runForTest(root, { settings }).then(
    () => new Error('The service started.'),
    (error: Error) => error,
  );
  expect(message).toMatch(/^The service ended with 1: /);
  expect(message).not.toContain('    at ');
  return message;
}

test('all invalid settings are reported at once, and the service does not start', async () => {
  const root = createTestRoot();
  writeFileSync(join(root, '.env'), 'NONSENSE=1\nTRUST_PROXY=many\n');
  const settings = { PORT: '99999', SMTP_URL: 'mail.test', RATE_LIMIT: 'often' };
  const output = await failToStart(root, settings);
  for (const name of ['NONSENSE', 'TRUST_PROXY', ...Object.keys(settings)]) {
    expect(output).toContain(name);
  }
});

test('a failed start prints its cause without a stack trace', async () => {
  const root = createTestRoot();
  const { address } = await runForTest(root);
  expect(await failToStart(root, { PORT: new URL(address).port })).toContain('in use');
  writeFileSync(join(root, 'content/company.yaml'), 'phone: 1\nname: ""\n');
  expect(await failToStart(root)).toContain('phone');
  rmSync(join(root, 'content/company.yaml'));
  expect(await failToStart(root)).toContain('company.yaml');
  rmSync(join(root, 'dist'), { recursive: true });
  expect(await failToStart(root)).toContain('npm run build');
});

/** Copies a database to `path`, like an owner who restores a backup. */
async function restore(path: string): Promise<void> {
  const folder = createTestFolder();
  (await openDatabase({ DATA_DIR: folder })).close();
  copyFileSync(join(folder, 'leads.db'), path);
}

const unusable: {
  description: string;
  settings: Record<string, string>;
  path: string;
  repair: (path: string) => unknown;
}[] = [
  {
    description: 'a file that is not a database',
    settings: {},
    path: 'data/leads.db',
    repair: restore,
  },
  {
    description: 'a data folder that cannot be created',
    settings: { DATA_DIR: 'data/deep' },
    path: 'data',
    repair: rmSync,
  },
];

test.each(unusable)(
  'with $description, pages are served, and inquiries are stored once the path is usable',
  async ({ settings, path, repair }) => {
    const root = createTestRoot();
    const { phone } = servedCompany;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), 'x'.repeat(5000));
    const { address, readLog, post } = await runForTest(root, { settings });
    expect((await fetch(`${address}/`)).status).toBe(200);
    const refused = await post({}, browserHeaders);
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain(phone.display);
    expect((await fetch(`${address}/healthz`)).status).toBe(503);
    expect(readLog()).toMatch(/"level":50.*posts are refused until this is fixed: /);

    await repair(join(root, path));
    expect((await post({}, browserHeaders)).status).toBe(303);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  },
);

test('after the database file was replaced, posts are refused until a restart opens the new file', async () => {
  const root = createTestRoot();
  const { address, readLog, post, kill } = await runForTest(root);
  expect((await post()).status).toBe(201);
  renameSync(join(root, 'data'), join(root, 'data.broken'));
  mkdirSync(join(root, 'data'));
  for (let count = 0; count < 2; count++) {
    expect((await post()).status).toBe(503);
    expect((await fetch(`${address}/healthz`)).status).toBe(503);
  }
  const remedies = readLog().match(/"level":50.*restart the service to use the current file/g);
  expect(remedies).toHaveLength(1);
  await kill();

  const restarted = await runForTest(root);
  expect((await restarted.post({ name: 'Bob' })).status).toBe(201);
  expect((await fetch(`${restarted.address}/healthz`)).status).toBe(200);
  const { stdout } = await leadsInNewProcess({ root }, ['list', '--json']);
  expect(JSON.parse(stdout)).toMatchObject([{ name: 'Bob' }]);
});
