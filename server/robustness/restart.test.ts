import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { scaleDown } from '../testing/scale.ts';
import { superviseService } from '../testing/supervise-service.ts';
import { createTestRoot } from '../testing/test-service.ts';
import { Acknowledgements, createPost } from './acknowledgements.ts';

// Milliseconds. A full run restarts the service many times on a machine that may be busy.
vi.setConfig({ testTimeout: 900_000 });

const visitors = 16;

test('while systemd holds the socket, no visitor notices a restart', async () => {
  const root = createTestRoot();
  const { address, restart } = await superviseService(root);
  const acknowledgements = new Acknowledgements();
  const failures: unknown[] = [];
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      // Proxies open a new connection for each request, because the service closes idle connections.
      const headers = { Connection: 'close' };
      const outcome = await acknowledgements.post(address, createPost(), '*/*', headers);
      if (outcome.status !== 201) failures.push(outcome);
    }
  };
  const visiting = Array.from({ length: visitors }, visit);
  for (let count = scaleDown(20, 4); count > 0; count--) {
    const before = acknowledgements.count;
    await vi.waitUntil(() => acknowledgements.count > before + visitors, { timeout: 60_000 });
    await restart('SIGTERM');
  }
  isOver = true;
  await Promise.all(visiting);
  expect(failures).toEqual([]);
  expect(await acknowledgements.findBrokenIn(join(root, 'data'))).toEqual([]);
});
