import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runForTest } from '../testing/run-for-test.ts';
import type { RunOptions } from '../testing/running-service.ts';
import { scaleDown, scaleTimeLimit } from '../testing/scale.ts';
import { createTestRoot, servedCompany } from '../testing/test-service.ts';
import { Acknowledgements, createPost, sendRequest } from './acknowledgements.ts';
import { createSmallDisk, findDiskObstacle } from './small-disk.ts';

// These tests start processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const { phone } = servedCompany;

/** Creates a site whose data folder is a small disk. Returns the disk and functions that run the service. */
async function createSiteWithSmallDisk() {
  const root = createTestRoot();
  const disk = await createSmallDisk(join(root, 'data'), 64);
  onTestFinished(disk.remove);
  return { disk, ...createSite(root, disk.folder, { wrapper: disk.wrapper }) };
}

/**
 * Returns functions that run the service in `root`, and a record of the inquiries that the service
 * acknowledged.
 */
function createSite(root: string, folder: string, always: RunOptions = {}) {
  const acknowledgements = new Acknowledgements();
  // A mail server that does not exist. Without SMTP_URL, emails would be written to files and use disk space.
  const settings = { SMTP_URL: 'smtp://127.0.0.1:9' };
  /** Starts the service. Returns functions that send requests to the service. */
  const start = async (options?: RunOptions) => {
    const service = await runForTest(root, { settings, ...always, ...options });
    const { address } = service;
    const get = (path: string) => sendRequest(address, path);
    const send = (accept?: string) => acknowledgements.post(address, createPost(), accept);
    const post = async (one = createPost()) => (await acknowledgements.post(address, one)).status;
    return { ...service, get, send, post };
  };
  /** Kills the service and asserts that exactly the acknowledged inquiries are on disk. */
  const expectDurable = async ({ kill }: { kill(): Promise<void> }) => {
    await kill();
    expect(await acknowledgements.findBrokenIn(folder)).toEqual([]);
  };
  return { start, expectDurable, acknowledgements };
}

type Started = Awaited<ReturnType<ReturnType<typeof createSite>['start']>>;

/** Asserts that posts get a 503 with the phone number, and that pages are served. */
async function expectRefusals({ get, send }: Pick<Started, 'get' | 'send'>): Promise<void> {
  for (const accept of ['application/json', 'text/html']) {
    const { status, body, retryAfter } = await send(accept);
    expect(status).toBe(503);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(body).toContain(phone.display);
  }
  expect((await get('/healthz')).status).toBe(503);
  for (const path of ['/', '/contact']) {
    const { status, milliseconds } = await get(path);
    expect(status).toBe(200);
    expect(milliseconds).toBeLessThan(scaleTimeLimit(250));
  }
}

const obstacle = findDiskObstacle();
const onSmallDisk = test.skipIf(obstacle !== undefined);
const because = obstacle ? ` (${obstacle})` : '';

onSmallDisk(
  `on a full disk, posts are refused and pages are served, and posts succeed once space is freed${because}`,
  async () => {
    const { disk, start, expectDurable } = await createSiteWithSmallDisk();
    const first = await start();
    for (let count = 0; count < 20; count++) expect(await first.post()).toBe(201);
    disk.fill();
    await expectRefusals(first);
    expect(first.readLog()).toMatch(/"SQLITE_FULL".*"inquiry not stored"/);
    const refused = createPost();
    expect(await first.post(refused)).toBe(503);
    disk.empty();
    expect(await first.post(refused)).toBe(201);
    expect((await first.get('/healthz')).status).toBe(200);

    // The service behaves the same after a crash, although it must recover the write-ahead log on a full
    // disk.
    disk.fill();
    await first.kill();
    const second = await start();
    await expectRefusals(second);
    expect(second.readLog()).toMatch(/"SQLITE_FULL".*cannot write to the database/);
    disk.empty();
    expect(await second.post()).toBe(201);
    await expectDurable(second);
  },
);

onSmallDisk(
  `no acknowledged inquiry is lost if the disk fills up during writes${because}`,
  async () => {
    const { disk, start, expectDurable, acknowledgements } = await createSiteWithSmallDisk();
    const statuses = new Set<number | undefined>();
    const service = await start({ settings: {} });
    let isOver = false;
    const posting = Array.from({ length: 16 }, async () => {
      while (!isOver) statuses.add(await service.post());
    });
    for (let round = 0; round < scaleDown(50); round++) {
      const before = acknowledgements.count;
      await vi.waitUntil(() => acknowledgements.count > before, { timeout: 10_000, interval: 1 });
      disk.fill();
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 50));
      disk.empty();
    }
    isOver = true;
    await Promise.all(posting);
    expect([...statuses].sort()).toEqual([201, 503]);
    await expectDurable(service);
  },
);

onSmallDisk(
  `a log file on a full disk does not stop the service, and logging continues once space is freed${because}`,
  async () => {
    const { disk, start } = await createSiteWithSmallDisk();
    const service = await start({ logFile: join(disk.folder, 'service.log') });
    expect(await service.post()).toBe(201);
    disk.fill();
    // Writes more log lines than fit into the free part of the last disk block.
    for (let count = 0; count < 60; count++) expect(await service.post()).toBe(503);
    await expectRefusals(service);
    disk.empty();
    expect(await service.post()).toBe(201);
    expect(service.readLog().match(/inquiry not stored/g)?.length).toBeGreaterThanOrEqual(62);
    service.process.kill('SIGTERM');
    expect(await service.exited).toBe(0);
    expect(service.readLog()).toContain('stopped');
  },
);

onSmallDisk(
  `a read-only disk is reported when the service starts, and pages are served${because}`,
  async () => {
    const { disk, start, expectDurable } = await createSiteWithSmallDisk();
    disk.setReadOnly(true);
    const service = await start();
    await expectRefusals(service);
    expect(service.readLog()).toMatch(
      /"SQLITE_(READONLY|CANTOPEN)".*give the user that runs the service write access/,
    );
    disk.setReadOnly(false);
    expect(await service.post()).toBe(201);
    await expectDurable(service);
  },
);

const canLimit = spawnSync('prlimit', ['--version']).status === 0;

test.skipIf(!canLimit)('posts are refused while the database file cannot grow', async () => {
  const root = createTestRoot();
  const data = join(root, 'data');
  const { start, expectDurable } = createSite(root, data);
  const service = await start();
  const limit = (bytes: number | 'unlimited') =>
    spawnSync('prlimit', [`--pid=${service.process.pid}`, `--fsize=${bytes}:unlimited`]);
  expect(await service.post()).toBe(201);
  limit(statSync(join(data, 'leads.db-wal')).size);
  await expectRefusals(service);
  expect(service.readLog()).toMatch(/"SQLITE_IOERR[A-Z_]*".*"inquiry not stored"/);
  limit('unlimited');
  expect(await service.post()).toBe(201);
  await expectDurable(service);
});
