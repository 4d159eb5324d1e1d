import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** What came of one connection. */
export interface Conversation {
  received: Buffer;
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
 * Sends `pieces` over one connection, byte for byte, and waits until the service closes it. It does
 * not close its own half, so a service that waits forever is noticed.
 */
export async function converse(
  address: string,
  pieces: Iterable<Buffer>,
  { deadline, pause = 0, deafFor = 0 }: ClientBehavior,
): Promise<Conversation> {
  const begun = performance.now();
  const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1', noDelay: true });
  const received: Buffer[] = [];
  socket.on('data', (data) => received.push(data));
  if (deafFor > 0) {
    socket.pause();
    setTimeout(() => socket.resume(), deafFor);
  }
  // What is sent to a connection that the service has closed; what matters is what came before.
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  let isClosed = true;
  const timeout = setTimeout(() => {
    isClosed = false;
    socket.destroy();
  }, deadline);
  for (const piece of pieces) {
    if (socket.destroyed) break;
    const hasRoom = socket.write(piece);
    if (!hasRoom) await Promise.race([drained(socket), closed]);
    else if (pause > 0) await Promise.race([wait(pause), closed]);
    else await nextTurn();
  }
  await closed;
  clearTimeout(timeout);
  const milliseconds = performance.now() - begun;
  return {
    received: Buffer.concat(received),
    bytesSent: socket.bytesWritten,
    milliseconds,
    isClosed,
  };
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('drain', () => resolve()));
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
