import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runForTest } from '../testing/run-for-test.ts';
import { scaleDown, scaleTimeLimit } from '../testing/scale.ts';
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

// Milliseconds. A full run starts fifty processes on a machine that may be busy.
const fullRunTimeout = 900_000;

const senders = 16;

/**
 * Posts forms over several connections. Each sender posts one form after another until its connection ends.
 * `end` is called shortly after the first response. Returns the posts that were not acknowledged.
 */
async function postUntilEnd(address: string, acknowledgements: Acknowledgements, end: () => void) {
  const unanswered: { post: Post; outcome: Outcome }[] = [];
  let isEnding = false;
  const postRepeatedly = async () => {
    for (let isOver = false; !isOver; ) {
      const post = createPost();
      const outcome = await acknowledgements.post(address, post);
      if (!isEnding) setTimeout(end, Math.random() * 400);
      isEnding = true;
      if (outcome.status !== 201) unanswered.push({ post, outcome });
      isOver = outcome.isLast;
    }
  };
  await Promise.all(Array.from({ length: senders }, postRepeatedly));
  return unanswered;
}

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a process that is stopped by %s loses no acknowledged inquiry and restarts quickly',
  async (signal) => {
    const root = createTestRoot();
    const acknowledgements = new Acknowledgements();
    const starts: number[] = [];
    let unanswered: Awaited<ReturnType<typeof postUntilEnd>> = [];
    // The last round repeats the posts that got no response because of the last signal.
    for (let round = scaleDown(50, 3); round >= 0; round--) {
      const begun = performance.now();
      const { address, process: child, exited, kill } = await runForTest(root);
      expect((await sendRequest(address, '/healthz')).status).toBe(200);
      starts.push(performance.now() - begun);
      for (const { post } of unanswered) {
        expect((await acknowledgements.post(address, post)).status).toBe(201);
      }
      if (round === 0) {
        await kill();
        break;
      }
      let endedAt = 0;
      unanswered = await postUntilEnd(address, acknowledgements, () => {
        child.kill(signal);
        endedAt = performance.now();
      });
      expect(await exited).toBe(signal === 'SIGTERM' ? 0 : signal);
      expect(performance.now() - endedAt).toBeLessThan(10_000);
    }
    expect(await acknowledgements.findBrokenIn(join(root, 'data'))).toEqual([]);
    expect(acknowledgements.count).toBeGreaterThan(starts.length);
    expect(Math.max(...starts)).toBeLessThan(scaleTimeLimit(2000));
  },
  fullRunTimeout,
);

/** Sends the first half of a post. Returns the connection and the second half. */
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
  // Wait until the first half has arrived. Once the service has answered a later request, it has received the
  // first half.
  await sendRequest(address, '/');
  return { socket, rest: body.slice(20) };
}

test('a second signal does not interrupt the shutdown', async () => {
  const { address, process: child, exited, readLog } = await runForTest(createTestRoot());
  // Leaves an idle keep-alive connection, which must not prevent the process from exiting.
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

test('after SIGTERM, a slow client still gets its whole response', async () => {
  const root = createTestRoot();
  // Several times the size of the site's largest file, and small enough for the buffers of the sockets.
  const size = 2_000_000;
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
  // Waits longer than the time after which idle connections are closed.
  setTimeout(() => socket.resume(), 2000);
  await once(socket, 'close');
  expect(received).toBeGreaterThan(size);
  expect(await exited).toBe(0);
});

test('SIGTERM ends the process within ten seconds, even if clients or the mail server hang', async () => {
  const root = createTestRoot();
  // This mail server receives emails but never acknowledges them.
  const smtp = await startSmtpServer({ onData: (stream) => void stream.resume() });
  const settings = { SMTP_URL: smtp.url };
  const { address, process: child, exited } = await runForTest(root, { settings });
  const acknowledgements = new Acknowledgements();
  expect((await acknowledgements.post(address, createPost())).status).toBe(201);
  const { socket, rest } = await sendHalf(address);
  holdLock(join(root, 'data/leads.db'));
  const waiting = acknowledgements.post(address, createPost());
  // Once the service has answered a later request, it has received the post.
  await sendRequest(address, '/');
  child.kill('SIGTERM');
  // Sends the second half so late that the post is still waiting for the lock at the deadline.
  setTimeout(() => socket.write(rest), 5000);
  const begun = performance.now();
  expect(await exited).toBe(0);
  expect(performance.now() - begun).toBeLessThan(scaleTimeLimit(10_000));
  expect((await waiting).status).toBe(503);
});
