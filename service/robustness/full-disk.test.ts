import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readCompany } from '../../contract/read-company.ts';
import { runForTest } from '../testing/run-for-test.ts';
import { allowed, scaled } from '../testing/scale.ts';
import { createTestRoot } from '../testing/test-service.ts';
import type { RunningService, RunOptions } from './running-service.ts';
import { createPost, createSender, type Outcome, type Sender } from './sender.ts';
import { createSmallDisk, findDiskObstacle } from './small-disk.ts';
import { Acknowledgements, readStoredInquiries } from './stored-inquiries.ts';

// Processes start, on a machine that may be busy with other things.
vi.setConfig({ testTimeout: 120_000 });

const { phone } = await readCompany();

/** A site whose data are on a disk of their own, and how to run the service for it. */
async function createSiteWithSmallDisk() {
  const root = createTestRoot();
  const disk = await createSmallDisk(join(root, 'data'), 64);
  onTestFinished(disk.remove);
  const start = (options?: RunOptions) => runForTest(root, { within: disk.within, ...options });
  return { disk, start };
}

// No server, so mails wait: writing them to files would free a little room at each new try.
const mailsWait = { settings: { SMTP_URL: 'smtp://127.0.0.1:9' } };

/** Somebody who posts, and what they were told. */
function createVisitor(address: string, acknowledgements = new Acknowledgements()) {
  const sender = createSender(address);
  const post = async (one = createPost()): Promise<Outcome> => {
    const outcome = await sender.post(one);
    acknowledgements.note(one, outcome);
    return outcome;
  };
  return { sender, post, acknowledgements };
}

/** Ends the service as a crash does; everything acknowledged is in `dataFolder`, and nothing else. */
async function expectKept(
  { process: child, exited }: RunningService,
  dataFolder: string,
  acknowledgements: Acknowledgements,
): Promise<void> {
  child.kill('SIGKILL');
  await exited;
  const stored = await readStoredInquiries(dataFolder);
  expect(acknowledgements.findBroken(stored)).toEqual([]);
  expect(stored).toHaveLength(acknowledgements.count);
}

async function stop({ process: child, exited }: RunningService): Promise<void> {
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
}

/** Nothing can be stored: posts are refused so that a visitor knows what to do, pages go on. */
async function expectRefusals(sender: Sender): Promise<void> {
  for (const accept of ['application/json', 'text/html']) {
    const { status, body, retryAfter } = await sender.post(createPost(), accept);
    expect(status).toBe(503);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(body).toContain(phone.display);
  }
  expect((await sender.get('/healthz')).status).toBe(503);
  for (const path of ['/', '/contact']) {
    const { status, milliseconds } = await sender.get(path);
    expect(status).toBe(200);
    expect(milliseconds).toBeLessThan(allowed(250));
  }
}

const obstacle = findDiskObstacle();
const onSmallDisk = (name: string, body: () => Promise<void>) =>
  test.skipIf(obstacle !== undefined)(obstacle ? `${name} (${obstacle})` : name, body);

onSmallDisk(
  'a full disk refuses posts and nothing else, and once there is room all goes on',
  async () => {
    const { disk, start } = await createSiteWithSmallDisk();
    const first = await start(mailsWait);
    const visitor = createVisitor(first.address);
    for (let count = 0; count < 20; count++) expect((await visitor.post()).status).toBe(201);
    disk.fill();
    await expectRefusals(visitor.sender);
    expect(first.readLog()).toMatch(/"SQLITE_FULL".*"inquiry not stored"/);
    const refused = createPost();
    expect((await visitor.post(refused)).status).toBe(503);
    disk.empty();
    expect((await visitor.post(refused)).status).toBe(201);
    expect((await visitor.sender.get('/healthz')).status).toBe(200);

    // The same after a crash, which leaves a log of the database to be worked up.
    disk.fill();
    first.process.kill('SIGKILL');
    await first.exited;
    const second = await start(mailsWait);
    const later = createVisitor(second.address, visitor.acknowledgements);
    await expectRefusals(later.sender);
    expect(second.readLog()).toMatch(/"SQLITE_FULL".*cannot be written/);
    disk.empty();
    expect((await later.post()).status).toBe(201);
    await stop(second);
    await expectKept(second, disk.folder, later.acknowledgements);
  },
);

onSmallDisk(
  'a disk that fills up in the middle of writing costs nothing that was acknowledged',
  async () => {
    const { disk, start } = await createSiteWithSmallDisk();
    const acknowledgements = new Acknowledgements();
    const statuses = new Set<number | undefined>();
    const service = await start();
    let isOver = false;
    const posting = Array.from({ length: 16 }, async () => {
      const { sender, post } = createVisitor(service.address, acknowledgements);
      while (!isOver) statuses.add((await post()).status);
      sender.close();
    });
    for (let round = 0; round < scaled(50); round++) {
      const before = acknowledgements.count;
      await vi.waitUntil(() => acknowledgements.count > before, { timeout: 10_000, interval: 1 });
      disk.fill();
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 50));
      disk.empty();
    }
    isOver = true;
    await Promise.all(posting);
    expect([...statuses].sort()).toEqual([201, 503]);
    await expectKept(service, disk.folder, acknowledgements);
  },
);

onSmallDisk('a log on the disk that is full stops nothing, and goes on later', async () => {
  const { disk, start } = await createSiteWithSmallDisk();
  const service = await start({ ...mailsWait, logFile: join(disk.folder, 'service.log') });
  const sender = createSender(service.address);
  expect((await sender.post(createPost())).status).toBe(201);
  disk.fill();
  // More lines than the rest of the last block holds.
  for (let count = 0; count < 60; count++) {
    expect((await sender.post(createPost())).status).toBe(503);
  }
  await expectRefusals(sender);
  disk.empty();
  expect((await sender.post(createPost())).status).toBe(201);
  expect(service.readLog().match(/inquiry not stored/g)?.length).toBeGreaterThanOrEqual(62);
  await stop(service);
  expect(service.readLog()).toContain('stopped');
});

onSmallDisk('a disk that may not be written is named at the start, pages go on', async () => {
  const { disk, start } = await createSiteWithSmallDisk();
  let service = await start(mailsWait);
  const first = createVisitor(service.address);
  expect((await first.post()).status).toBe(201);
  first.sender.close();
  await stop(service);

  disk.setReadOnly(true);
  service = await start(mailsWait);
  await expectRefusals(createSender(service.address));
  expect(service.readLog()).toMatch(
    /"SQLITE_(READONLY|CANTOPEN)".*let the user that runs the service write/,
  );
  await stop(service);

  disk.setReadOnly(false);
  service = await start(mailsWait);
  const later = createVisitor(service.address, first.acknowledgements);
  expect((await later.post()).status).toBe(201);
  await expectKept(service, disk.folder, later.acknowledgements);
});

const canLimit = spawnSync('prlimit', ['--version']).status === 0;

test.skipIf(!canLimit)('a file that cannot grow refuses posts until it can again', async () => {
  const root = createTestRoot();
  const service = await runForTest(root);
  const { sender, post, acknowledgements } = createVisitor(service.address);
  const limit = (bytes: number | 'unlimited') =>
    spawnSync('prlimit', [`--pid=${service.process.pid}`, `--fsize=${bytes}:unlimited`]);
  expect((await post()).status).toBe(201);
  limit(statSync(join(root, 'data/leads.db-wal')).size);
  await expectRefusals(sender);
  expect(service.readLog()).toMatch(/"SQLITE_IOERR[A-Z_]*".*"inquiry not stored"/);
  limit('unlimited');
  expect((await post()).status).toBe(201);
  expect((await sender.get('/healthz')).status).toBe(200);
  await expectKept(service, join(root, 'data'), acknowledgements);
});
