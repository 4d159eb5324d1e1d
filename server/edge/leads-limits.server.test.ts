import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '#contract/environment.ts';
import type { Database, Statement } from '../database/database.ts';
import { runCommand } from '../leads-cli/run-command.ts';
import { createFileDatabase } from '../node/database/file-database.ts';
import type { OpenStore } from '../node/owner-store.ts';
import { insertMany } from '../testing/many-inquiries.ts';
import { createTestRoot } from '../testing/test-service.ts';
import { openWorkerStore } from './open-worker-store.ts';
import { migrateLocally } from './wrangler.ts';

/*
 * These tests run the `leads` commands on a local D1 database with many inquiries. workerd enforces D1's limits
 * on bound values and on the length of a statement. The commands run outside of the Worker: with `--remote`,
 * wrangler sends each read and each write to Cloudflare separately, so only the statements of one write share
 * the limit of queries.
 */

const maxQueries = 50;

type Store = Awaited<ReturnType<OpenStore>>;

let root: string;
/** The commands share one store, because opening the store takes seconds. */
let store: Store;

const openStore: OpenStore = async () => ({
  ...store,
  database: limitWrites(store.database),
  close() {},
});

function limitWrites(database: Database): Database {
  return {
    ...database,
    async write(statements: Statement[]) {
      expect(statements.length).toBeLessThanOrEqual(maxQueries);
      return database.write(statements);
    },
  };
}

/** Runs a command of `leads --edge`. */
async function leads(...args: string[]) {
  const output = { stdout: '', stderr: '' };
  const code = await runCommand(args, {
    root,
    environment: {},
    openStore,
    printData: (text) => {
      output.stdout += text;
    },
    printMessage: (text) => {
      output.stderr += `${text}\n`;
    },
    confirm: async () => false,
  });
  return { code, ...output };
}

async function listRecords(): Promise<{ id: string; email: string; state: string }[]> {
  return JSON.parse((await leads('list', '--json')).stdout);
}

/** Returns the email address of an inquiry: two addresses sent many inquiries. */
function chooseEmail(index: number): string {
  if (index < 51) return 'fifty-one@example.com';
  return index < 251 ? 'two-hundred@example.com' : `visitor${index}@example.com`;
}

beforeAll(async () => {
  const ends: (() => void | Promise<void>)[] = [];
  root = createTestRoot((act) => ends.push(act));
  await migrateLocally(join(root, 'data/edge'));
  store = await openWorkerStore(false)(readEnvironment(root, {}), root, 'change');
  const isSuspected = (index: number) => index >= 400;
  await store.database.write(
    insertMany({
      count: 500,
      inquiry: (index) => ({
        email: chooseEmail(index),
        state: isSuspected(index) ? 'suspected' : 'kept',
        reason: isSuspected(index) ? 'honeypot' : '',
      }),
      mail: (index) => (isSuspected(index) ? undefined : { state: 'parked' }),
    }),
  );
  return async () => {
    await store.close();
    for (const end of ends.reverse()) await end();
  };
}, 240_000);

test('`leads --edge` lists, exports, counts and backs up 500 inquiries', async () => {
  expect(await listRecords()).toHaveLength(500);
  expect((await leads('export')).stdout).toContain('Message 499');
  const stats = await leads('stats', '--json');
  expect(JSON.parse(stats.stdout)).toMatchObject({ kept: 400, suspected: 100, parked: 400 });
  expect((await leads('backup', 'copy.db')).code).toBe(0);
  const copy = createFileDatabase(join(root, 'copy.db'));
  const [row] = await copy.read({ sql: 'select count(*) as count from inquiries', args: [] });
  copy.close();
  expect(row).toEqual({ count: 500 });
});

test('`leads --edge` corrects all fields of an inquiry, releases one, and sends 400 parked emails again', async () => {
  const records = await listRecords();
  const kept = records.find(({ state }) => state === 'kept');
  const suspected = records.find(({ state }) => state === 'suspected');
  const fields = [
    '--name=Zoë',
    '--phone=+1 432 555 0199',
    '--message=Corrected message, all of it',
  ];
  expect(await leads('correct', kept?.id ?? '', ...fields)).toMatchObject({ code: 0 });
  expect((await leads('show', kept?.id ?? '')).stdout).toContain('Corrected message');
  expect((await leads('release', suspected?.id ?? '')).code).toBe(0);
  expect((await leads('resend', '--parked')).stderr).toContain('400 emails');
});

test('`leads --edge delete --email` erases all inquiries from an address that sent 51 or 200', async () => {
  const before = (await listRecords()).length;
  const first = await leads('delete', '--email', 'fifty-one@example.com', '--yes');
  expect(first).toMatchObject({ code: 0, stderr: expect.stringContaining('Erased 51.\n') });
  const second = await leads('delete', '--email', 'two-hundred@example.com', '--yes');
  expect(second).toMatchObject({ code: 0, stderr: expect.stringContaining('Erased 200.\n') });
  expect(await listRecords()).toHaveLength(before - 251);
});
