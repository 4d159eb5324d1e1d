import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { runService } from '#forms/endurance/running-service.ts';
import { getText } from '#forms/html-tree.ts';
import { ownEnvironment } from '#forms/testing/service-environment.ts';
import { budgets } from '../../bench/budgets.ts';
import { readBuiltPages } from './built-site.ts';

test('home comes in one congestion window, the head of the answer and all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'first-window-'));
  const service = await runService(resolve(import.meta.dirname, '../..'), {
    settings: ownEnvironment({ DATA_DIR: folder }),
  });
  try {
    const { hostname, port } = new URL(service.address);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(
      `GET / HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: gzip, br\r\nConnection: close\r\n\r\n`,
    );
    const answer = await buffer(socket);
    expect(answer.toString('latin1')).toMatch(/^HTTP\/1\.1 200 [\s\S]*content-encoding: br/i);
    // A browser keeps the connection, and is told so in a few bytes more.
    const kept =
      'Connection: keep-alive\r\nKeep-Alive: timeout=5'.length - 'Connection: close'.length;
    const { document, spare } = budgets.bytes;
    expect(answer.length + kept).toBeLessThanOrEqual(document - spare);
  } finally {
    service.process.kill('SIGTERM');
    await service.exited;
    await rm(folder, { recursive: true, force: true });
  }
});

test('the style of every page begins with the fonts, where its first script looks for them', async () => {
  for (const { address, elements } of await readBuiltPages()) {
    const style = elements.find(({ tagName }) => tagName === 'style');
    const families = [...(style ? getText(style) : '').matchAll(/font-family:([^;}]+);src:url/g)];
    expect(
      families.map(([, family]) => family),
      address,
    ).toEqual(['Archivo', 'PlexMono']);
    expect(style && getText(style).startsWith('@font-face{font-family:Archivo;'), address).toBe(
      true,
    );
  }
});
