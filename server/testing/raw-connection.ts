import { connect } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** The result of one connection to the service. */
export interface Conversation {
  received: Buffer;
  /** HTTP status of every final response; 1xx responses are excluded. */
  statuses: number[];
  /** Number of bytes that were written, including bytes that are still buffered in the sockets. */
  bytesSent: number;
  milliseconds: number;
  /** Whether the service closed the connection before the deadline. */
  isClosed: boolean;
}

export interface ClientBehavior {
  /** Milliseconds after which an open connection is destroyed. */
  deadline: number;
  /** Milliseconds to pause between two pieces. */
  pause?: number;
  /** Milliseconds before the client begins to read. */
  readsAfter?: number;
}

/**
 * Sends `pieces` over one connection, each character as one byte, and waits until the service closes the
 * connection. The client never closes its half of the connection, so a test notices if the service waits
 * forever.
 */
export async function converse(
  address: string,
  pieces: Iterable<string>,
  { deadline, pause = 0, readsAfter = 0 }: ClientBehavior,
): Promise<Conversation> {
  const startedAt = performance.now();
  const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1', noDelay: true });
  const chunks: Buffer[] = [];
  socket.on('data', (data) => chunks.push(data));
  if (readsAfter > 0) {
    socket.pause();
    setTimeout(() => socket.resume(), readsAfter);
  }
  // Errors are ignored: writing to a connection that the service has closed is an error.
  socket.on('error', () => {});
  const once = (event: 'close' | 'drain') =>
    new Promise<void>((resolve) => socket.once(event, () => resolve()));
  const closed = once('close');
  let isClosed = true;
  const timeout = setTimeout(() => {
    isClosed = false;
    socket.destroy();
  }, deadline);
  for (const piece of pieces) {
    if (socket.destroyed) break;
    if (!socket.write(piece, 'latin1')) await Promise.race([once('drain'), closed]);
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
    milliseconds: performance.now() - startedAt,
    isClosed,
  };
}
