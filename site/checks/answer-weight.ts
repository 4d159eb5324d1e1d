import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { runService } from '#forms/robustness/running-service.ts';
import { ownEnvironment } from '#forms/testing/service-environment.ts';

/** The bytes of home as the service answers with it, the head of the answer and all. */
export async function weighAnswer(): Promise<number> {
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
    if (!/^HTTP\/1\.1 200 [\s\S]*content-encoding: br/i.test(answer.toString('latin1'))) {
      throw new Error('Home was not answered in Brotli.');
    }
    // A browser keeps the connection, and is told so in a few bytes more.
    const kept =
      'Connection: keep-alive\r\nKeep-Alive: timeout=5'.length - 'Connection: close'.length;
    return answer.length + kept;
  } finally {
    service.process.kill('SIGTERM');
    await service.exited;
    await rm(folder, { recursive: true, force: true });
  }
}
