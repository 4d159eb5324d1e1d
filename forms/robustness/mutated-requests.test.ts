import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type EnquiryRecord, listEnquiries } from '../enquiry/store/enquiry-records.ts';
import { openDatabase } from '../node/database/open.ts';
import { allowed, scaled } from '../testing/scale.ts';
import { createTestRoot } from '../testing/test-service.ts';
import type { MemoryReport } from './report-memory.ts';
import { type RunningService, runService } from './running-service.ts';
import { createBook, describeBook, expectStored, sendAll } from './send-mutated.ts';

vi.setConfig({ testTimeout: 1_800_000 });

const seeds = [20_260_102, 7, 4_294_967_295];
const countOfEach = Math.ceil(scaled(10_000) / seeds.length);

// Fewer would not meet everything that makes the process grow to its size.
const warmUp = { seed: 1, count: Math.max(300, scaled(1_000)) };
// Many of them wait for their deadline, which is longer in full.
const atOnce = Math.max(96, scaled(256));

// A connection may hold a request that is waited for, then the beginning of another one.
const longestConnection = scaled(90_000) + allowed(2_000);
const mebibyte = 2 ** 20;

test('mutated requests bring the service neither down nor out of its way', async () => {
  const root = createTestRoot();
  const service = await run(root);
  const { address, process: child } = service;
  const target = { address, hasEnded: () => child.exitCode !== null, atOnce, longestConnection };
  const book = createBook();

  await sendAll(target, book, [warmUp.seed], warmUp.count);
  if (target.hasEnded()) throw new Error(service.readLog().slice(-3000));
  const before = await readMemory(service, root);
  const begun = performance.now();
  await sendAll(target, book, seeds, countOfEach);
  const seconds = (performance.now() - begun) / 1000;
  const after = await readMemory(service, root);

  expect(book.problems.slice(0, 10)).toEqual([]);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(service.readLog().split('\n').filter(isComplaint)).toEqual([]);
  expectStored(book, await listStored(root));
  const growth = {
    rss: (after.rss - before.rss) / mebibyte,
    held: (after.held - before.held) / mebibyte,
  };
  console.info(
    describeBook(
      book,
      `${countOfEach * seeds.length} mutated requests in ${seconds.toFixed(1)} s; memory grew by ` +
        `${growth.rss.toFixed(1)} MiB of the process, ${growth.held.toFixed(1)} MiB of JavaScript`,
    ),
  );
  expect(growth.rss).toBeLessThan(64);
  expect(growth.held).toBeLessThan(64);
});

async function run(root: string): Promise<RunningService> {
  const isFull = scaled(10) === 10;
  const loaded = ['./report-memory.ts', ...(isFull ? [] : ['./short-deadlines.ts'])];
  const imports = loaded.map((path) => `--import ${fileURLToPath(new URL(path, import.meta.url))}`);
  const service = await runService(root, { settings: { NODE_OPTIONS: imports.join(' ') } });
  onTestFinished(() => void service.process.kill('SIGKILL'));
  return service;
}

async function listStored(root: string): Promise<EnquiryRecord[]> {
  const database = await openDatabase({ DATA_DIR: 'data' }, root);
  try {
    const { rows } = await database.client.execute('PRAGMA integrity_check');
    expect(rows.map((row) => row[0])).toEqual(['ok']);
    return await listEnquiries(database);
  } finally {
    database.close();
  }
}

// Every line of the log is JSON; whatever else was written came from a fault that nobody expected.
function isComplaint(line: string): boolean {
  if (line === '') return false;
  try {
    return (JSON.parse(line) as { level: number }).level >= 50;
  } catch {
    return true;
  }
}

async function readMemory(service: RunningService, root: string): Promise<MemoryReport> {
  const path = join(root, 'memory.json');
  rmSync(path, { force: true });
  service.process.kill('SIGUSR2');
  return vi.waitFor(() => JSON.parse(readFileSync(path, 'utf8')) as MemoryReport, {
    timeout: 30_000,
    interval: 20,
  });
}
