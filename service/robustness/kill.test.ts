import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runForTest } from '../testing/run-for-test.ts';
import { allowed, scaled } from '../testing/scale.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import { createTestRoot } from '../testing/test-service.ts';
import {
  Acknowledgements,
  createPost,
  type Outcome,
  type Post,
  sendRequest,
} from './acknowledgements.ts';
import { holdLock } from './hold-lock.ts';

// Processes start, fifty of them in a full run, on a machine that may be busy with other things.
const fullRun = 900_000;

const senders = 16;

/**
 * Each of the senders posts, and again as soon as it is answered, until its connection ends. Once the
 * first is answered `end` is called; the result is what was not acknowledged.
 */
async function postUntilEnd(address: string, told: Acknowledgements, end: () => void) {
  const unanswered: { post: Post; outcome: Outcome }[] = [];
  let isEnding = false;
  const postOn = async () => {
    for (let isOver = false; !isOver; ) {
      const post = createPost();
      const outcome = await told.post(address, post);
      if (!isEnding) setTimeout(end, Math.random() * 400);
      isEnding = true;
      if (outcome.status !== 201) unanswered.push({ post, outcome });
      isOver = outcome.isLast;
    }
  };
  await Promise.all(Array.from({ length: senders }, postOn));
  return unanswered;
}

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a process that %s ends loses nothing it acknowledged and is back at once',
  async (signal) => {
    const root = createTestRoot();
    const told = new Acknowledgements();
    const starts: number[] = [];
    let unanswered: Awaited<ReturnType<typeof postUntilEnd>> = [];
    // The last start is for those whom the last end left without an answer.
    for (let round = scaled(50, 3); round >= 0; round--) {
      const begun = performance.now();
      const { address, process: child, exited, kill } = await runForTest(root);
      expect((await sendRequest(address, '/healthz')).status).toBe(200);
      starts.push(performance.now() - begun);
      for (const { post } of unanswered) {
        expect((await told.post(address, post)).status).toBe(201);
      }
      if (round === 0) {
        await kill();
        break;
      }
      let endedAt = 0;
      unanswered = await postUntilEnd(address, told, () => {
        child.kill(signal);
        endedAt = performance.now();
      });
      expect(await exited).toBe(signal === 'SIGTERM' ? 0 : signal);
      expect(performance.now() - endedAt).toBeLessThan(10_000);
      // Who asks to stop waits until everybody has an answer whose connection was taken.
      const isOwed = ({ outcome }: { outcome: Outcome }) => !outcome.isRefused;
      if (signal === 'SIGTERM') expect(unanswered.filter(isOwed)).toEqual([]);
    }
    expect(await told.findBrokenIn(join(root, 'data'))).toEqual([]);
    expect(told.count).toBeGreaterThan(starts.length);
    expect(Math.max(...starts)).toBeLessThan(allowed(2000));
  },
  fullRun,
);

/** Sends the first half of a post and gives the other. */
async function sendHalf(address: string): Promise<{ socket: Socket; rest: string }> {
  const { hostname, port } = new URL(address);
  const body = `${createPost().body}`;
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const head = [
    'POST /api/contact HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 20)}`);
  // Once a later request is answered this half has arrived as well.
  await sendRequest(address, '/');
  return { socket, rest: body.slice(20) };
}

test('a signal that comes again does not cut short what the first one began', async () => {
  const { address, process: child, exited, readLog } = await runForTest(createTestRoot());
  // A connection that somebody keeps open for later must not keep the process.
  await sendRequest(address, '/');
  const { socket, rest } = await sendHalf(address);
  child.kill('SIGTERM');
  await vi.waitUntil(() => readLog().includes('stopping'), { timeout: 10_000 });
  child.kill('SIGTERM');
  child.kill('SIGINT');
  let answer = '';
  socket.on('data', (data) => (answer += data));
  socket.write(rest);
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(await exited).toBe(0);
});

test('SIGTERM lets a slow reader have the whole answer', async () => {
  const root = createTestRoot();
  const size = 20_000_000;
  writeFileSync(join(root, 'dist/film.bin'), Buffer.alloc(size));
  const { address, process: child, exited, readLog } = await runForTest(root);
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let received = 0;
  socket.on('data', (data) => (received += data.length));
  socket.write('GET /film.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  socket.pause();
  child.kill('SIGTERM');
  await vi.waitUntil(() => readLog().includes('stopping'), { timeout: 10_000 });
  // By now a connection with nothing to do has been closed.
  setTimeout(() => socket.resume(), 2000);
  await once(socket, 'close');
  expect(received).toBeGreaterThan(size);
  expect(await exited).toBe(0);
});

test('SIGTERM ends the process within ten seconds, whatever hangs', async () => {
  const root = createTestRoot();
  // Takes mails and never says so.
  const smtp = await startSmtpServer({ onData: (stream) => void stream.resume() });
  const settings = { SMTP_URL: smtp.url };
  const { address, process: child, exited } = await runForTest(root, { settings });
  const told = new Acknowledgements();
  expect((await told.post(address, createPost())).status).toBe(201);
  const { socket, rest } = await sendHalf(address);
  holdLock(join(root, 'data/leads.db'));
  const waiting = told.post(address, createPost());
  child.kill('SIGTERM');
  // Late enough to wait for the lock when everything should be over.
  setTimeout(() => socket.write(rest), 5000);
  const begun = performance.now();
  expect(await exited).toBe(0);
  expect(performance.now() - begun).toBeLessThan(allowed(10_000));
  expect((await waiting).status).toBe(503);
});
