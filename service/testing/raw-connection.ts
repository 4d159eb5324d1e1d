import { connect } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** What came of one connection. */
export interface Conversation {
  received: Buffer;
  /** Of every answer, interim ones left out. */
  statuses: number[];
  /** How many bytes left, at most as many as the service and both sockets hold. */
  bytesSent: number;
  milliseconds: number;
  /** False when it was still open at the deadline. */
  isClosed: boolean;
}

/** How a client behaves. */
export interface ClientBehavior {
  /** Milliseconds after which a connection that is still open is given up. */
  deadline: number;
  /** Milliseconds between two pieces. */
  pause?: number;
  /** Milliseconds in which it does not take what comes. */
  deafFor?: number;
}

/**
 * Sends `pieces`, a character a byte, over one connection and waits until the service closes it. It
 * does not close its own half, so a service that waits forever is noticed.
 */
export async function converse(
  address: string,
  pieces: Iterable<string>,
  { deadline, pause = 0, deafFor = 0 }: ClientBehavior,
): Promise<Conversation> {
  const begun = performance.now();
  const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1', noDelay: true });
  const chunks: Buffer[] = [];
  socket.on('data', (data) => chunks.push(data));
  if (deafFor > 0) {
    socket.pause();
    setTimeout(() => socket.resume(), deafFor);
  }
  // What is sent to a connection that the service has closed; what matters is what came before.
  socket.on('error', () => {});
  const met = (event: 'close' | 'drain') =>
    new Promise<void>((resolve) => socket.once(event, () => resolve()));
  const closed = met('close');
  let isClosed = true;
  const timeout = setTimeout(() => {
    isClosed = false;
    socket.destroy();
  }, deadline);
  for (const piece of pieces) {
    if (socket.destroyed) break;
    if (!socket.write(piece, 'latin1')) await Promise.race([met('drain'), closed]);
    else if (pause > 0) await Promise.race([wait(pause, undefined, { ref: false }), closed]);
    else await nextTurn();
  }
  await closed;
  clearTimeout(timeout);
  const received = Buffer.concat(chunks);
  const heads = received.toString('latin1').matchAll(/HTTP\/1\.1 ([2-5]\d\d) /g);
  return {
    received,
    statuses: [...heads].map(([, status]) => Number(status)),
    bytesSent: socket.bytesWritten,
    milliseconds: performance.now() - begun,
    isClosed,
  };
}
