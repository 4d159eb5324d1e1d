import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestFolder } from '../testing/test-service.ts';
import { deployWorker } from './deploy-worker.ts';

/** Creates a fake wrangler that records its calls. */
function createWrangler(databases: { name: string; uuid: string }[]) {
  const calls: string[][] = [];
  const seen = { config: {} as Record<string, unknown>, secrets: {} };
  const read = (path = '') => JSON.parse(readFileSync(path, 'utf8'));
  return {
    calls,
    seen,
    async run(args: readonly string[]): Promise<string> {
      calls.push([...args]);
      if (args[1] === 'list') return JSON.stringify(databases);
      if (args[1] === 'create') databases.push({ name: args[2] ?? '', uuid: 'made-id' });
      if (args[0] === 'deploy') {
        seen.config = read(args[args.indexOf('--config') + 1]);
        seen.secrets = read(args[args.indexOf('--secrets-file') + 1]);
      }
      return '';
    },
  };
}

const settings = {
  SMTP_URL: 'smtps://user:hunter2@mail.company.test',
  RATE_LIMIT: '5/min',
  PORT: '8080',
  DATA_DIR: 'elsewhere',
};

test('the first deployment creates the database, then its tables, then the Worker', async () => {
  const tool = createWrangler([]);
  await deployWorker(settings, createTestFolder(), tool.run, () => {});
  const steps = tool.calls.map((args) => args.slice(0, 2).join(' '));
  const order = ['d1 create', 'd1 migrations', expect.stringMatching(/^deploy /)];
  expect(steps.filter((step) => step !== 'd1 list')).toEqual(order);
  expect(tool.seen.config.d1_databases).toMatchObject([{ binding: 'DB', database_id: 'made-id' }]);
});

test('a later deployment uses the existing database', async () => {
  const tool = createWrangler([
    { name: 'another', uuid: 'another-id' },
    { name: 'leads', uuid: 'own-id' },
  ]);
  await deployWorker(settings, createTestFolder(), tool.run, () => {});
  expect(tool.calls.map((args) => args[1])).not.toContain('create');
  expect(tool.seen.config.d1_databases).toMatchObject([{ database_id: 'own-id' }]);
});

test('SMTP_URL is deployed as a secret without leaving a file behind, and machine-specific settings are not deployed', async () => {
  const folder = createTestFolder();
  const tool = createWrangler([]);
  await deployWorker(settings, folder, tool.run, () => {});
  expect(tool.seen.secrets).toEqual({ SMTP_URL: settings.SMTP_URL });
  expect(tool.seen.config.vars).toEqual({ RATE_LIMIT: '5/min' });
  expect(tool.calls.flat().join(' ')).not.toContain('hunter2');
  const left = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(left.join()).not.toContain('hunter2');
});
