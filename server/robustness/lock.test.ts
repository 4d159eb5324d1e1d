import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '../node/database/open.ts';
import { runForTest } from '../testing/run-for-test.ts';
import { scaleTimeLimit } from '../testing/scale.ts';
import { createTestRoot, servedCompany } from '../testing/test-service.ts';
import { Acknowledgements, createPost, type Post, sendRequest } from './acknowledgements.ts';
import { holdLock } from './hold-lock.ts';

const aPage = 'text/html';

test('while the database is locked, pages are served and every acknowledged post is stored', async () => {
  const root = createTestRoot();
  const { phone } = servedCompany;
  const { address, process: child, exited } = await runForTest(root);
  const acknowledgements = new Acknowledgements();
  const post = (one: Post, accept?: string) => acknowledgements.post(address, one, accept);
  expect((await post(createPost())).status).toBe(201);

  const lock = holdLock(join(root, 'data/leads.db'));
  let isHeld = true;
  const waits: number[] = [];
  const reading = (async () => {
    while (isHeld) {
      for (const path of ['/', '/contact']) {
        const { status, milliseconds } = await sendRequest(address, path);
        expect(status).toBe(200);
        waits.push(milliseconds);
      }
    }
  })();

  const early = Array.from({ length: 10 }, createPost);
  const impatient = Promise.all(early.map((one) => post(one)));
  const browsing = Promise.all(early.map(() => post(createPost(), aPage)));
  const healthCheck = sendRequest(address, '/healthz');
  const refusals = [...(await impatient), ...(await browsing)];
  expect((await healthCheck).status).toBe(503);
  const late = Promise.all(Array.from({ length: 10 }, () => post(createPost())));
  // Let the late posts arrive and wait, but for less time than the service waits for a lock.
  await pause(500);
  lock.release();
  isHeld = false;
  await reading;

  for (const { status, retryAfter, body } of refusals) {
    expect(status).toBe(503);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(body).toContain(phone.display);
  }
  expect((await late).map(({ status }) => status)).toEqual(Array(10).fill(201));

  waits.sort((a, b) => a - b);
  expect(waits.length).toBeGreaterThan(100);
  expect(waits[Math.floor(waits.length * 0.99)]).toBeLessThan(scaleTimeLimit(100));
  expect(waits.at(-1)).toBeLessThan(scaleTimeLimit(250));

  expect((await sendRequest(address, '/healthz')).status).toBe(200);
  for (const one of early) expect((await post(one)).status).toBe(201);
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  expect(await acknowledgements.findBrokenIn(join(root, 'data'))).toEqual([]);
});

test('the service starts while the database is locked', async () => {
  const root = createTestRoot();
  (await openDatabase({ DATA_DIR: 'data' }, root)).close();
  const lock = holdLock(join(root, 'data/leads.db'));
  const { address } = await runForTest(root);
  expect((await sendRequest(address, '/')).status).toBe(200);
  const waiting = new Acknowledgements().post(address, createPost());
  lock.release();
  expect((await waiting).status).toBe(201);
});
