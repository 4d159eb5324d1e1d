import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startSlowLine } from './slow-line.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

test('what goes over the line arrives whole and in order, both ways', async () => {
  const server = createServer((request, response) => void request.pipe(response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const line = await startSlowLine(`http://127.0.0.1:${port}`, {
    roundTrip: 2,
    down: 80_000_000,
    up: 80_000_000,
  });
  closers.unshift(line.close);
  const bodies = Array.from({ length: 8 }, () => randomBytes(50_000));
  const answers = await Promise.all(
    bodies.map(async (body) => {
      const response = await fetch(line.address, { method: 'POST', body });
      return Buffer.from(await response.arrayBuffer());
    }),
  );
  // Compared by hand: bytes make no readable message.
  expect(answers.map((answer, index) => bodies[index]?.equals(answer))).not.toContain(false);
});
